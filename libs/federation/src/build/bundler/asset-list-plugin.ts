import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { partFiles, type PartFiles } from './manifest.ts';
import { emitJson, onFiles } from './plugin-tools.ts';

/** Files of the shell's browser build; read by its server. */
export interface AssetList extends PartFiles {
  /** Short content hash of the whole build, returned by the build check. */
  build: string;
  fonts: string[];
  /** Files by chunk name, for chunks that the server may hint. Excludes the files of every page. */
  chunks: Record<string, PartFiles>;
}

/** Writes `assets.json` beside the shell's browser files. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    onFiles(compiler, 'AssetListPlugin', stage, (compilation) => {
      const hash = createHash('sha256');
      for (const name of Object.keys(compilation.assets).sort()) {
        if (name.endsWith('.map')) continue;
        hash.update(name).update(compilation.assets[name]?.buffer() ?? '');
      }
      const main = compilation.entrypoints.get('main')?.getFiles() ?? [];
      const list: AssetList = {
        build: hash.digest('hex').slice(0, 12),
        ...partFiles(main),
        // Sorted: webpack adds fonts in the order in which they were read.
        fonts: Object.keys(compilation.assets)
          .filter((name) => name.endsWith('.woff2'))
          .sort(),
        chunks: Object.fromEntries(
          [...compilation.namedChunkGroups]
            .filter(([name]) => name !== 'main')
            .map(([name, group]) => [
              name,
              partFiles(group.getFiles().filter((file) => !main.includes(file))),
            ]),
        ),
      };
      emitJson(compilation, 'assets.json', list);
    });
  }
}
