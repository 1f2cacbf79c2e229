/** An edit of one file of the federation runtime. It throws when the file lacks the text to edit. */
export type Edit = (source: string) => string;

/** Edits of files, by the end of their paths below `@module-federation/`. */
export type Edits = Readonly<Record<string, readonly Edit[]>>;

/** Throws, which fails the build. */
export const missing = (what: string): never => {
  throw new Error(
    `The federation runtime is another than the one that lean-runtime was written for: it has no ${what}. See decision 0119.`,
  );
};

/** Replaces a text that must occur exactly once. */
export const replaced =
  (text: string, other: string): Edit =>
  (source) => {
    const parts = source.split(text);
    return parts.length === 2 ? parts.join(other) : missing(`single “${text}”`);
  };

/** Replaces every occurrence of a text; there must be one. */
export const replacedAll =
  (text: string, other: string): Edit =>
  (source) =>
    source.includes(text) ? source.replaceAll(text, other) : missing(`“${text}”`);

/** A condition that never holds in our use. The minimizer then drops its branch. */
export const neverTrue = (condition: string): Edit => replaced(`if (${condition})`, 'if (false)');

/** A condition that always holds in our use. */
export const alwaysTrue = (condition: string): Edit => replaced(`if (${condition})`, 'if (true)');

/** Removes a text from its beginning up to the next one's; both must occur exactly once. */
export const withoutFrom =
  (begin: string, next: string): Edit =>
  (source) => {
    const [from, to] = [source.indexOf(begin), source.indexOf(next)];
    const once = from === source.lastIndexOf(begin) && to === source.lastIndexOf(next);
    return once && from >= 0 && to > from
      ? source.slice(0, from) + source.slice(to)
      : missing(`“${begin}” before “${next}”`);
  };

/** Removes the line that begins with a text. */
export const withoutLine =
  (beginning: string): Edit =>
  (source) => {
    const from = source.indexOf(beginning);
    return from < 0
      ? missing(`line “${beginning}”`)
      : source.slice(0, from) + source.slice(source.indexOf('\n', from) + 1);
  };

/** Removes a method from a class with one tab before each method. */
export const withoutMethod =
  (name: string): Edit =>
  (source) => {
    const method = new RegExp(`\\n\\t(?:async )?${name}\\([^\\n]*\\) \\{\\n[^]*?\\n\\t\\}(?=\\n)`);
    return method.test(source) ? source.replace(method, '') : missing(`method “${name}”`);
  };

/** A function, given by its first line, with a constant result in our use. */
export const answers = (head: string, answer: string): Edit => replaced(head, `${head}\n\treturn ${answer};`);

/** Removes arguments intended only for error collection tools; messages do not contain them. */
export const withoutContext: Edit = (source) => {
  const context = /, (?:void 0, )?optionsToMFContext\([\w.]+\)/g;
  return context.test(source) ? source.replace(context, '') : missing('context of errors');
};
