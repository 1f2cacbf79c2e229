import { dirname } from 'node:path/posix';
import ts from 'typescript';

/** TypeScript's own declarations, shared by all programs and slowest to read. */
const library = new Map<string, ts.SourceFile>();

const FOLDER = dirname(ts.getDefaultLibFilePath({}));

const isLibrary = (path: string): boolean => path.startsWith(`${FOLDER}/lib.`);

/** Reads a file of a program; `textOf` returns the text of files that are not TypeScript's own. */
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

/** A compiler host with files and import resolution from these functions. */
export const compilerHost = (
  options: ts.CompilerOptions,
  textOf: (path: string) => string | undefined,
  resolve: (specifier: string, from: string) => string | undefined,
): ts.CompilerHost => ({
  ...ts.createCompilerHost(options),
  fileExists: (path) => textOf(path) !== undefined,
  readFile: textOf,
  getSourceFile: (path, target) => sourceFile(path, target, textOf),
  resolveModuleNameLiterals: (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = resolve(text, from);
      if (!resolvedFileName) return { resolvedModule: undefined };
      const extension = /(\.d\.ts|\.tsx?)$/.exec(resolvedFileName)?.[0] ?? '.ts';
      return { resolvedModule: { resolvedFileName, extension } };
    }),
});
