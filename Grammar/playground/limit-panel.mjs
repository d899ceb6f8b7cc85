// How long a text may be for all of it to be drawn: a page of a hundred thousand productions would stand still.
export const drawnLength = 1000;

// Says that a text is too long to be drawn, and takes away what would have been.
export function limitPanel(note, sections) {
  return ({ isTooLong, text }) => {
    note.hidden = !isTooLong;
    const [length, limit] = [text.length, drawnLength].map((count) => count.toLocaleString("en"));
    note.textContent = isTooLong
      ? `This text has ${length} characters, and texts of up to ${limit} are drawn: of longer ones the page says what is `
        + "right or wrong, and no more."
      : "";
    for (const section of sections) section.hidden = isTooLong;
  };
}
