import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import type { Borrowed, Traces } from './manifest.ts';

/** Inner modules of a module that webpack concatenated; its type is not exported. */
const innerModules = (module: Module): readonly Module[] =>
  (module as Module & { modules?: readonly Module[] }).modules ?? [module];

/** All modules with code in a build's files, including concatenated ones. */
export function modulesOf({ chunks, chunkGraph }: Compilation): Set<Module> {
  const outer = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(outer.flatMap(innerModules));
}

/** Plugins' data about a module, also kept in the cache between builds. */
interface Notes {
  borrows?: readonly Borrowed[];
  traces?: Traces;
}

/** Stores findings from each module's syntax tree with the module. */
export function noteModules(
  compiler: Compiler,
  name: string,
  notesOf: (program: unknown, file: string, module: Module) => Notes,
): void {
  compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
    for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic'] as const) {
      normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
        parser.hooks.program.tap(name, (program) => {
          const { module } = parser.state;
          const notes = notesOf(program, module.nameForCondition() ?? '', module);
          if (module.buildInfo) Object.assign(module.buildInfo, notes);
        });
      });
    }
  });
}

/** Data stored with the modules in a build's files. */
export const notesIn = (compilation: Compilation): Notes[] =>
  [...modulesOf(compilation)].map(({ buildInfo }) => (buildInfo ?? {}) as Notes);

/** Calls back for the files of each build, at one of webpack's stages. */
export function onFiles(
  compiler: Compiler,
  name: string,
  stage: number,
  found: (compilation: Compilation) => void,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, () => found(compilation));
  });
}

/** Adds a JSON file to a build. */
export const emitJson = (compilation: Compilation, file: string, data: object): void =>
  compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(data, null, 2)));
