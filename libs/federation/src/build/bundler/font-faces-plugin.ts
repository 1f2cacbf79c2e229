import webpack, { type Compiler } from 'webpack';
import { onFiles } from './plugin-tools.ts';

const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Moves the font faces of style sheets into separate sheets (`fonts.` before the name).
 * A page has them in its document. Repeated in a later sheet, they would cause a new layout of all text.
 */
export class FontFacesPlugin {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    onFiles(compiler, 'FontFacesPlugin', stage, (compilation) => {
      for (const chunk of compilation.chunks) {
        for (const file of [...chunk.files].filter((name) => name.endsWith('.css'))) {
          const source = compilation.getAsset(file)?.source;
          const faces = [...(source?.source().toString() ?? '').matchAll(FACES)];
          if (!source || faces.length === 0) continue;
          const rest = new webpack.sources.ReplaceSource(source);
          for (const { 0: face, index } of faces) rest.replace(index, index + face.length - 1, '');
          compilation.updateAsset(file, rest);
          const fonts = `fonts.${file}`;
          compilation.emitAsset(fonts, new webpack.sources.RawSource(faces.map(([face]) => face).join('')));
          chunk.files.add(fonts);
        }
      }
    });
  }
}
