import type { Compilation, Module } from 'webpack';

/** A module that webpack joined out of several; its type is not exported. */
const innerModules = (module: Module): readonly Module[] =>
  (module as Module & { modules?: readonly Module[] }).modules ?? [module];

/** All modules whose code is in the files of a build, also those that were joined into one. */
export function modulesOf({ chunks, chunkGraph }: Compilation): Set<Module> {
  const outer = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(outer.flatMap(innerModules));
}
