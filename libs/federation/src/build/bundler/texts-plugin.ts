import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { readTexts, type Texts } from '../workspace/read-export.ts';

/** Text files of an app, as absolute paths of `texts.nl.ts` files. */
interface TextFiles {
  own: string;
  /** Of libraries built into it. */
  libs: readonly string[];
  /** Of libraries that the shell lends: the app may use their keys, but the shell owns the texts. */
  lent?: readonly string[];
}

/** Texts as they were when the last build began. */
export interface FoundTexts {
  own: Texts;
  libs: Texts;
}

const KEY = /(["'])(headless(?:\.\w+){2,})\1/g;

/** A `texts.nl.ts` and the files that it may consist of. */
function filesOf(file: string): string[] {
  const folder = join(dirname(file), 'texts');
  const parts = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [file, ...parts];
}

const together = async (files: readonly string[]): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(files.map(readTexts)))) as Texts;

/**
 * Reads an app's texts before each build and watches their files. An unknown key fails the build.
 * They are not modules: browsers get their visible texts from the server.
 */
export class TextsPlugin {
  texts: FoundTexts = { own: {}, libs: {} };
  private readonly files: TextFiles;
  private readonly mark: string | undefined;
  private lent: Texts = {};
  private failure: webpack.WebpackError | undefined;

  /** `mark` names an asset whose content changes with the texts. */
  constructor(files: TextFiles, { mark }: { mark?: string } = {}) {
    this.files = files;
    this.mark = mark;
  }

  apply(compiler: Compiler): void {
    const { own, libs, lent = [] } = this.files;
    compiler.hooks.beforeCompile.tapPromise('TextsPlugin', async () => {
      this.failure = await this.read();
    });
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      compilation.fileDependencies.addAll([own, ...libs, ...lent].flatMap(filesOf));
      compilation.contextDependencies.add(join(dirname(own), 'texts'));
      if (this.failure) compilation.errors.push(this.failure);
      else compilation.hooks.finishModules.tap('TextsPlugin', (modules) => this.check(compilation, modules));
      if (this.mark) this.markIn(compilation, this.mark);
    });
  }

  /** Reads the texts; returns the reason when they cannot be read. A watching build goes on with the former ones. */
  private async read(): Promise<webpack.WebpackError | undefined> {
    const { own, libs, lent = [] } = this.files;
    try {
      this.texts = { own: await readTexts(own), libs: await together(libs) };
      this.lent = await together(lent);
      return undefined;
    } catch (error) {
      return new webpack.WebpackError(`The texts cannot be read. ${(error as Error).message}`);
    }
  }

  private check(compilation: Compilation, modules: Iterable<webpack.Module>): void {
    const known = { ...this.texts.own, ...this.texts.libs, ...this.lent };
    for (const module of modules) {
      const resource = module.nameForCondition();
      if (!resource || /node_modules/.test(resource)) continue;
      const source = module.originalSource()?.source().toString() ?? '';
      for (const [, , key = ''] of source.matchAll(KEY)) {
        if (Object.hasOwn(known, key)) continue;
        const error = new webpack.WebpackError(
          `Nobody has a text "${key}": its owner gives it one in src/texts.nl.ts.`,
        );
        error.module = module;
        compilation.errors.push(error);
      }
    }
  }

  /** A development server reloads a remote when its server bundle changes. */
  private markIn(compilation: Compilation, asset: string): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: 'TextsPlugin', stage }, () => {
      const hash = createHash('sha256').update(JSON.stringify(this.texts)).digest('hex').slice(0, 12);
      compilation.updateAsset(
        asset,
        (source) => new webpack.sources.ConcatSource(source, `\n// texts ${hash}\n`),
      );
    });
  }
}
