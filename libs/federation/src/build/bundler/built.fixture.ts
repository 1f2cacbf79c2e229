import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';

interface Built {
  /** Content of an output file, as text and as JSON. */
  text: (file: string) => string;
  json: (file: string) => unknown;
  errors: string[];
  clear: () => void;
}

/** Builds files by their paths, with `entry.js` as the entry. Returns readers for the output. */
export async function built(files: Readonly<Record<string, string>>, config: Configuration): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'weefsel-build-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const compiler = webpack({
    mode: 'none',
    context: root,
    entry: { main: './entry.js' },
    ...config,
    output: { path: join(root, 'out'), filename: '[name].js', chunkFilename: '[name].js', ...config.output },
  });
  const stats = await promisify(
    compiler.run.bind(compiler) as (done: (error: Error | null, stats?: Stats) => void) => void,
  )();
  await promisify(compiler.close.bind(compiler))();
  const text = (file: string) => readFileSync(join(root, 'out', file), 'utf8');
  return {
    text,
    json: (file) => JSON.parse(text(file)) as unknown,
    errors: stats?.compilation.errors.map(({ message }) => message) ?? [],
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Substitute for the style sheet extraction: emits extra files of a build and of single chunks. */
export const alsoEmits =
  (files: readonly string[], of: Readonly<Record<string, string>> = {}) =>
  (compiler: webpack.Compiler): void => {
    compiler.hooks.thisCompilation.tap('alsoEmits', (compilation) =>
      compilation.hooks.processAssets.tap('alsoEmits', () => {
        const emit = (file: string) => compilation.emitAsset(file, new webpack.sources.RawSource(file));
        files.forEach(emit);
        for (const [chunk, file] of Object.entries(of)) {
          emit(file);
          compilation.namedChunks.get(chunk)?.files.add(file);
        }
      }),
    );
  };
