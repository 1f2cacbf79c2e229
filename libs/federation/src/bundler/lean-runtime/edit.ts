/** A change of one file of the federation runtime. It throws when the file no longer has what is to be changed. */
export type Edit = (source: string) => string;

/** Changes of files, by the end of their paths below `@module-federation/`. */
export type Edits = Readonly<Record<string, readonly Edit[]>>;

/** Ends the build. */
export const missing = (what: string): never => {
  throw new Error(
    `The federation runtime is another than the one that lean-runtime was written for: it has no ${what}. See decision 0119.`,
  );
};

/** Puts something else in the place of a text, which must be there exactly once. */
export const replaced =
  (text: string, other: string): Edit =>
  (source) => {
    const parts = source.split(text);
    return parts.length === 2 ? parts.join(other) : missing(`single “${text}”`);
  };

/** Puts something else in the place of a text, as often as it is there. */
export const replacedAll =
  (text: string, other: string): Edit =>
  (source) =>
    source.includes(text) ? source.replaceAll(text, other) : missing(`“${text}”`);

/** A condition that never holds in our use; what depends on it is then dropped by the minimizer. */
export const neverTrue = (condition: string): Edit => replaced(`if (${condition})`, 'if (false)');

/** A condition that always holds in our use. */
export const alwaysTrue = (condition: string): Edit => replaced(`if (${condition})`, 'if (true)');

/** Takes out a text from where it begins to where the next one does, which must both be there once. */
export const withoutFrom =
  (begin: string, next: string): Edit =>
  (source) => {
    const [from, to] = [source.indexOf(begin), source.indexOf(next)];
    const once = from === source.lastIndexOf(begin) && to === source.lastIndexOf(next);
    return once && from >= 0 && to > from
      ? source.slice(0, from) + source.slice(to)
      : missing(`“${begin}” before “${next}”`);
  };

/** Takes out the line that begins with a text. */
export const withoutLine =
  (beginning: string): Edit =>
  (source) => {
    const from = source.indexOf(beginning);
    return from < 0
      ? missing(`line “${beginning}”`)
      : source.slice(0, from) + source.slice(source.indexOf('\n', from) + 1);
  };

/** Takes a method out of a class that is written with one tab before each method. */
export const withoutMethod =
  (name: string): Edit =>
  (source) => {
    const method = new RegExp(`\\n\\t(?:async )?${name}\\([^\\n]*\\) \\{\\n[^]*?\\n\\t\\}(?=\\n)`);
    return method.test(source) ? source.replace(method, '') : missing(`method “${name}”`);
  };

/** A function, named by its first line, that answers the same each time it is called in our use. */
export const answers = (head: string, answer: string): Edit => replaced(head, `${head}\n\treturn ${answer};`);

/** Takes out what is only handed to tools that collect errors; messages do not have it. */
export const withoutContext: Edit = (source) => {
  const context = /, (?:void 0, )?optionsToMFContext\([\w.]+\)/g;
  return context.test(source) ? source.replace(context, '') : missing('context of errors');
};
