/** What is wrong with a text, or what will go wrong with its constraint. */
export interface Diagnostic {
  /** What kind of mistake it is; `Grammar/README.md` lists the codes. */
  code: string;
  /** The place, in bytes of UTF-8 from the beginning of the text. */
  offset: number;
  /** The length of what was found there, in bytes of UTF-8. */
  length: number;
  /** The number of the line. */
  line: number;
  /** The place in the line, in Unicode scalars from 1 on. */
  column: number;
  /** What was found; `null` at the end of the text. */
  found: string | null;
  /** The names of the tokens that would have fitted. */
  expected: string[];
  /** One sentence that says what is wrong. */
  message: string;
  /** What to type instead, where that can be told. */
  hint: string | null;
  /** The changes that together make the text what was meant, ascending; empty where that can't be told. */
  fixIts: FixIt[];
}

/** A change of a text. */
export interface FixIt {
  /** Where what is replaced begins, in bytes of UTF-8 from the beginning of the text. */
  offset: number;
  /** The length of what is replaced, in bytes of UTF-8. */
  length: number;
  /** Where it begins in its line, in Unicode scalars from 1 on. */
  column: number;
  /** The first place behind it. */
  endColumn: number;
  /** What stands there then. */
  replacement: string;
  /** Sure, if nothing that a person wrote gets lost or changes its meaning. */
  certainty: "sure" | "likely";
}

/** The name of a number, with `-` before it if it is negated, or a number; `null` is the distance that the system keeps. */
export type Value = number | string | null;

/** One side of an equation, as it is written. */
export interface Side {
  /** The name of an item, `superview` in a visual format; `null` for a constant alone and for a metric. */
  item: string | null;
  attribute: string | null;
  /** The name of a number that is computed with; otherwise absent. */
  metric?: string;
  /** The name of a number or, if there is none, of an item; otherwise absent. It stands alone. */
  name?: string;
  multiplier?: { operator: "*" | "/"; value: Value } | null;
  constant?: { operator: "+" | "-"; value: Value; isSystemSpacing?: true } | null;
}

/** One constraint as it is written. */
export interface Equation {
  left: Side;
  relation: Relation;
  right: Side;
  /** How important it is; `null` or absent where nothing is said, which requires it. */
  priority?: Value;
  /** The name to find it by; `null` or absent where there is none. */
  identifier?: string | null;
}

export type Relation = "==" | "<=" | ">=";

/** A text of which something is told, and where it is from. */
export interface Told {
  /** The number of its line, from 1 on. */
  line: number;
  /** The file that was given; `null` if none was. */
  file: string | null;
  text: string;
}

export interface Rejected extends Told {
  ok: false;
  error: Diagnostic;
  /** All mistakes in order: `error` is the first. */
  errors: Diagnostic[];
}

/** A production of the grammar, and where it stands in the text. */
export type Tree = {
  /** Its name; of a literal its spelling in the grammar, with quotation marks. */
  name: string;
  /** The place, in bytes of UTF-8 from the beginning of the text. */
  offset: number;
  /** The length of what stands there, in bytes of UTF-8. */
  length: number;
} & (
  | {
      /** What a rule is made of, in the order of the text. */
      children: Tree[];
    }
  | {
      /** The part that a token plays, such as `name`, `relation` and `number`; `null` where nothing is said of it. */
      role: string | null;
    }
);

/** What parsing makes of a text: an equation, or the constraints that a visual format states, of which there may be none. */
export type Parsed = {
  /** The dialect that it was read in; `null` if any would have done and none did. */
  dialect: string | null;
  /** The dialects that accept it, if any would have done. */
  accepted?: string[];
  /** Which production stands where, if that was asked for; `null` if the text is rejected. */
  tree?: Tree | null;
} & (
  | Rejected
  | (Told & { ok: true; constraints?: undefined } & Equation)
  | (Told & { ok: true; constraints: Equation[] })
);

/** What the layout is to keep. */
export interface Constraint {
  firstItem: string;
  firstAttribute: string;
  relation: Relation;
  secondItem: string | null;
  secondAttribute: string;
  multiplier: number;
  constant: number;
  priority: number;
  identifier: string | null;
  /** There if the constant is the distance that the system keeps, which is the platform's choice. */
  isSystemSpacing?: true;
}

/** What resolving makes of a text: a constraint, or the list of those that a visual format states. */
export type Resolved = { dialect: string } & (
  | Rejected
  | (Told & { ok: true; resolved: Constraint | Constraint[]; warnings: Diagnostic[] })
);

/** What translating makes of a text. */
export type Translated = { from: string; to: string } & (
  | Rejected
  | (Told & {
      ok: true; translation: string; lhs: string | null; rhs: string | null; warnings: Diagnostic[];
      /** What each constraint of a list is translated into; absent where the text is an equation. */
      translations?: string[];
    })
);

/** A constraint of a log, or what could not be read of one. */
export type LogEntry = {
  /** The number of the line that it stands on. */
  line: number;
  text: string;
} & (
  | { ok: false; error: Diagnostic }
  | {
      ok: true;
      class: string;
      /** The address, or a name that stands in its place. */
      address: string | null;
      /** The call that made it, as SnapKit prints it. */
      place: { file: string; line: number } | null;
      /** Who made it: `app`, `stack view`, `autoresizing mask` and others. */
      madeBy: string;
      /** The addresses of the items. */
      firstItem: string;
      firstAttribute: string;
      relation: Relation;
      secondItem: string | null;
      secondAttribute: string;
      multiplier: number;
      constant: number;
      priority: number;
      identifier: string | null;
    }
);

/** From where to where a view goes, in points from the beginning of the first. */
export interface Extent {
  /** The address of the view. */
  item: string;
  start: number;
  end: number;
}

/** The views of a conflict along an axis, as all of its constraints but one place them. */
export interface ConflictDrawing {
  axis: "horizontal" | "vertical";
  extents: Extent[];
  /** The addresses of the views that these constraints do not determine. */
  undetermined: string[];
  /** What the last constraint asks for: another extent of a view, or the place of a line of one. */
  demand: Extent | { item: string; attribute: string; place: number } | null;
  /** The index of that constraint; `null` if it is that no size is less than 0. */
  constraint: number | null;
}

/** A log of Auto Layout, and why its constraints contradict each other. */
export interface ExplainedLog {
  /** The number of the line where it begins. */
  line: number;
  /** The file that was given; `null` if none was. */
  file: string | null;
  /** How often the same conflict is in the text. */
  count: number;
  constraints: LogEntry[];
  views: { address: string; class: string | null; title: string | null; name: string }[];
  /** As few constraints as contradict each other; `null` if none do. */
  conflict: {
    /** Their indices. */
    constraints: number[];
    /** What is added up, and how many times: the sum has no view left, and is more than 0 although no part of it is. */
    proof: ({ constraint: number; times: number } | { item: string; attribute: string; times: number })[];
    /** The addresses of a view and of the superview that it is taken to have, where the log does not name it. */
    assumedSuperview: { view: string; superview: string } | null;
    text: string;
  } | null;
  /** The address of the constraint that the system gave up. */
  "given up": string | null;
  advice: { constraint: number; text: string; swift: string | null; objc: string | null }[];
  drawings: ConflictDrawing[];
  /** The explanation for a person. */
  text: string;
}

/** Where a text comes from. */
export interface Origin {
  /** What stands before the number of the line in explanations and is in records; without it, `<text>` and `null`. */
  file?: string;
  /** The number of the line, a whole number from 1 on; without it, 1. */
  line?: number;
}

export interface ParseOptions extends Origin {
  /** The name of a dialect or of its library; without it or with `any`, whichever accepts the text. */
  dialect?: string;
  /** Whether the tree of the text is added to what comes of it. */
  tree?: boolean;
}

export interface ResolveOptions extends Origin {
  dialect: string;
  /** The names of the items; without them, each name that has an attribute and is not that of a number. */
  items?: string[];
  /** The numbers by their names: a plain object, and no `Map`. */
  numbers?: Record<string, number>;
  /** What a dialect that names no items relates; without it, `lhs`. */
  lhs?: string;
  /** Without it, `rhs` where the equation has an attribute of it; `null` for none. */
  rhs?: string | null;
  /** How the views of a visual format are aligned, and its direction, by UIKit's names: `["alignAllTop"]`. */
  options?: string[];
  /** The distances that the system keeps: between views, and to the superview; without them, 8 and 20. */
  spacing?: [number, number];
}

export interface TranslateOptions extends Origin {
  /** The dialect of the text. */
  dialect: string;
  /** The language to translate into: one of `targets`. */
  to: string;
  /** What the item on the left is called where one of both languages does not name it. */
  lhs?: string;
  rhs?: string;
}

/**
 * A text, or its bytes in UTF-8, of which there may be 1,048,576 at the most. What of a string is only half a character is
 * read as U+FFFD.
 */
export type Text = string | Uint8Array;

/**
 * The languages of Auto Layout helper libraries.
 *
 * What is done with a text comes in four forms: an object; the same as the JSON that the command line writes; what is wrong
 * with it, as objects; and the same for a person, with the line and a caret, empty where nothing is wrong.
 *
 * A text that is wrong is no exception. These are: a `TypeError` where a value is of another type than stands here; an `Error`
 * where there is no such dialect, target or option, and where a name is no name (words of ASCII letters, digits and underscores, with
 * dots between them); a `RangeError` where there is no such line, where a text or the names, which may be 40,000 and take as
 * much as a text, are too large, and where there is not enough memory. After any of them the next call is answered as ever.
 */
export class ConstraintGrammar {
  private constructor();

  readonly version: string;
  /** The dialects, in the order in which reports list them, each with a sentence of it. */
  readonly dialects: readonly { readonly name: string; readonly library: string; readonly sample: string }[];
  /** The languages to translate into: the dialects, `anchors` and `swift`. */
  readonly targets: readonly string[];

  /** How many bytes of memory the module takes: it keeps what the longest text took, unless that is more than 16 MiB. */
  readonly memory: number;

  /** The names of the dialects that accept a text as it stands. */
  accepting(text: Text): string[];

  parse(text: Text, options?: ParseOptions): Parsed;
  parseJSON(text: Text, options?: ParseOptions): string;
  parseDiagnostics(text: Text, options?: ParseOptions): Diagnostic[];
  parseExplanation(text: Text, options?: ParseOptions): string;

  resolve(text: Text, options: ResolveOptions): Resolved;
  resolveJSON(text: Text, options: ResolveOptions): string;
  resolveDiagnostics(text: Text, options: ResolveOptions): Diagnostic[];
  resolveExplanation(text: Text, options: ResolveOptions): string;

  translate(text: Text, options: TranslateOptions): Translated;
  translateJSON(text: Text, options: TranslateOptions): string;
  translateDiagnostics(text: Text, options: TranslateOptions): Diagnostic[];
  translateExplanation(text: Text, options: TranslateOptions): string;
}

/**
 * Instantiates the module.
 *
 * Without a source, `constraint-grammar.wasm` is read from beside this file. A source is its address, its bytes, a response
 * that has them, or the compiled module. `load("constraint-grammar-plain.wasm")` takes the smaller module without hints: it does
 * all that the other does, and of a text that is wrong it says where, what was found and what would have fitted.
 */
export function load(
  source?: string | URL | BufferSource | Response | WebAssembly.Module | Promise<Response | BufferSource>,
): Promise<ConstraintGrammar>;

/**
 * What explains the logs of Auto Layout: "Unable to simultaneously satisfy constraints", with whatever stands around them.
 *
 * It comes in three forms: an object for each conflict, however often it is there; the same as the JSON that the command line
 * writes, an object a line; and for a person. Exceptions are those of `ConstraintGrammar`.
 */
export class ConflictLogs {
  private constructor();

  readonly version: string;

  /** How many bytes of memory the module takes: it keeps what the longest text took, unless that is more than 16 MiB. */
  readonly memory: number;

  explain(text: Text, options?: Origin): ExplainedLog[];
  explainJSON(text: Text, options?: Origin): string;
  explanation(text: Text, options?: Origin): string;
}

/** Instantiates the module for logs, `constraint-grammar-logs.wasm`, from what `load` takes. */
export function loadConflictLogs(
  source?: string | URL | BufferSource | Response | WebAssembly.Module | Promise<Response | BufferSource>,
): Promise<ConflictLogs>;
