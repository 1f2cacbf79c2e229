import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { onFiles } from './plugin-tools.ts';

/** A file that the federation plugin writes for itself, named by its text, in which full paths stand. */
const WRITTEN = /\.federation[\\/]entry\.[0-9a-f]+\.js/g;

/** The same as a module whose source is its name. */
const INLINE = /data:text\/javascript[^,]*,[\w+/=%-]+/g;

/** How several modules that webpack joined are told apart. */
const JOINED = /\|[0-9a-f]+$/;

/** Webpack's own numbers have as many digits. */
const SMALLEST = 1000;
const NUMBERS = 9000;

/** What a module is called wherever the workspace lies; undefined when webpack calls it the same by itself. */
function nameAnywhere(module: Module, root: string): string | undefined {
  const identifier = module.identifier();
  const name = identifier.replaceAll(WRITTEN, 'federation').replaceAll(INLINE, 'federation');
  return name === identifier ? undefined : name.replaceAll(root, '.').replace(JOINED, '');
}

function numberModules({ modules, chunkGraph }: Compilation, root: string): void {
  const named = [...modules].flatMap((module) => {
    const name = nameAnywhere(module, root);
    return name && chunkGraph.getNumberOfModuleChunks(module) > 0 ? [{ name, module }] : [];
  });
  const taken = new Set<number>();
  for (const { name, module } of named.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const hash = createHash('sha256').update(name).digest().readUInt32BE();
    let number = SMALLEST + (hash % NUMBERS);
    while (taken.has(number)) number += 1;
    taken.add(number);
    chunkGraph.setModuleId(module, number);
  }
}

/** Webpack's own code has hashes of before in it, which were made of full paths. */
const OF_WEBPACK = /\/webpack\/runtime\//;

interface SourceMap {
  file?: string;
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** A source map names the file as it is called in the end, and no folder of this machine. */
function cleanMap(text: string, file: string, root: string): string {
  const map = JSON.parse(text.replaceAll(root, '.').replaceAll(WRITTEN, '.federation/entry.js')) as SourceMap;
  map.file = basename(file).replace(/\.map$/, '');
  map.sources.forEach((source, at) => {
    if (map.sourcesContent && OF_WEBPACK.test(source)) map.sourcesContent[at] = null;
  });
  return JSON.stringify(map);
}

/**
 * Makes a build the same to the byte in whatever folder it is made. The federation plugin writes full paths into the names
 * of modules, which become their numbers, and source maps keep a hash that was made of full paths.
 */
export class SameBytesPlugin {
  apply(compiler: Compiler): void {
    const root = compiler.context;
    // Webpack numbers what has no number yet.
    const first = { name: 'SameBytesPlugin', stage: -100 };
    compiler.hooks.compilation.tap('SameBytesPlugin', (compilation) =>
      compilation.hooks.moduleIds.tap(first, () => numberModules(compilation, root)),
    );
    // After the last of those that name files.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
    onFiles(compiler, 'SameBytesPlugin', stage, (compilation) => {
      for (const { name, source } of compilation.getAssets()) {
        if (!name.endsWith('.map')) continue;
        const text = cleanMap(source.source().toString(), name, root);
        compilation.updateAsset(name, new webpack.sources.RawSource(text));
      }
    });
  }
}
