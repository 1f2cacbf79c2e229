import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/** A module that webpack joined out of several; its type is not exported. */
const innerModules = (module: Module): readonly Module[] =>
  (module as Module & { modules?: readonly Module[] }).modules ?? [module];

/** All modules whose code is in the files of a build, also those that were joined into one. */
export function modulesOf({ chunks, chunkGraph }: Compilation): Set<Module> {
  const outer = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(outer.flatMap(innerModules));
}

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

/** Adds a file with data to a build. */
export const emitJson = (compilation: Compilation, file: string, data: object): void =>
  compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(data, null, 2)));
