// A text with changes made, whose places are in bytes of UTF-8, ascending.
export function fixed(text, fixIts) {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  let end = 0;
  const parts = fixIts.flatMap(({ offset, length, replacement }) => {
    const kept = decoder.decode(bytes.subarray(end, offset));
    end = offset + length;
    return [kept, replacement];
  });
  return parts.join("") + decoder.decode(bytes.subarray(end));
}
