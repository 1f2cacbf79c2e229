import ts from 'typescript';

/** TypeScript's own declarations, which are the same for all and take longest to read. */
const library = new Map<string, ts.SourceFile>();

const isLibrary = (path: string): boolean => /\/typescript\/lib\/lib\.[\w.]*d\.ts$/.test(path);

/** Reads a file of a program; `textOf` says what is in those that are not TypeScript's own. */
export function sourceFile(
  path: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
  textOf: (path: string) => string | undefined,
): ts.SourceFile | undefined {
  const known = library.get(path);
  if (known) return known;
  const text = isLibrary(path) ? ts.sys.readFile(path) : textOf(path);
  const file = text === undefined ? undefined : ts.createSourceFile(path, text, target);
  if (file && isLibrary(path)) library.set(path, file);
  return file;
}
