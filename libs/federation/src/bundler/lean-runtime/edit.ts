/** A change of one file of the federation runtime. It throws when the file no longer has what is to be changed. */
export type Edit = (source: string) => string;

/** Changes of files, by the end of their paths below `@module-federation/`. */
export type Edits = Readonly<Record<string, readonly Edit[]>>;

const missing = (what: string): never => {
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

/** The place behind the bracket that ends what begins before `from`. */
export function endOfCall(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) return at + 1;
  }
  return missing(`end of the call at ${from}`);
}

/** Puts something else in the place of each call, as its beginning and its arguments say. */
export function eachCall(
  source: string,
  beginning: RegExp,
  other: (match: RegExpExecArray, args: string) => string,
): string {
  let result = '';
  let rest = 0;
  for (const match of source.matchAll(beginning)) {
    const open = match.index + match[0].length;
    const end = endOfCall(source, open);
    result += source.slice(rest, match.index) + other(match, source.slice(open, end - 1));
    rest = end;
  }
  return result + source.slice(rest);
}

/** Takes out all calls of something that does nothing, and whose answer nobody reads. */
export const withoutCalls =
  (beginning: string): Edit =>
  (source) => {
    const result = eachCall(
      source,
      new RegExp(`${beginning.replace(/[.$]/g, '\\$&')}\\(`, 'g'),
      () => 'void 0',
    );
    return result === source ? missing(`call of “${beginning}”`) : result;
  };

/** A function, named by its first line, that answers the same each time it is called in our use. */
export const answers = (head: string, answer: string): Edit => replaced(head, `${head}\n\treturn ${answer};`);

/** Takes out what is only handed to tools that collect errors; messages do not have it. */
export const withoutContext: Edit = (source) => {
  const context = /, (?:void 0, )?optionsToMFContext\([\w.]+\)/g;
  return context.test(source) ? source.replace(context, '') : missing('context of errors');
};
