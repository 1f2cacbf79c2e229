import ts from 'typescript';
import { compilerHost } from './compiler-host.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.disposable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** A program that lies in no folder: only what is said here is in it, and TypeScript's own declarations. */
export interface VirtualFiles {
  /** Paths that begin with a slash, as all others here. */
  roots: readonly string[];
  /** What is in a file; undefined for those that do not exist. */
  textOf: (path: string) => string | undefined;
  /** Which file an import means; undefined for what nobody brings. */
  resolve: (specifier: string, from: string) => string | undefined;
}

/** Makes the compiler's program of files that are only in memory. */
export function virtualProgram({ roots, textOf, resolve }: VirtualFiles): ts.Program {
  const textIn = (path: string): string | undefined => textOf(path) ?? ts.sys.readFile(path);
  return ts.createProgram({
    rootNames: roots,
    options: OPTIONS,
    host: { ...compilerHost(OPTIONS, textIn, resolve), getCurrentDirectory: () => '/' },
  });
}
