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

/** A program without a folder: only these files, and TypeScript's own declarations. */
interface VirtualFiles {
  /** Paths that begin with a slash, like all others here. */
  roots: readonly string[];
  /** Text of a file; undefined for a missing one. */
  textOf: (path: string) => string | undefined;
  /** Resolved file of an import; undefined for an unknown one. */
  resolve: (specifier: string, from: string) => string | undefined;
}

/** Creates the compiler's program from files in memory only. */
export function virtualProgram({ roots, textOf, resolve }: VirtualFiles): ts.Program {
  const textIn = (path: string): string | undefined => textOf(path) ?? ts.sys.readFile(path);
  return ts.createProgram({
    rootNames: roots,
    options: OPTIONS,
    host: { ...compilerHost(OPTIONS, textIn, resolve), getCurrentDirectory: () => '/' },
  });
}
