import { closestMatch } from 'leven';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { VERSIONS } from '../../../../contracts/src/versions.ts';
import { declarationsOf } from '../workspace/paths.ts';
import { borrowsIn } from './borrows-plugin.ts';
import { partFiles, type PartFiles, type RemoteManifest } from './manifest.ts';
import { emitJson, modulesOf, onFiles } from './plugin-tools.ts';
import { packageOf } from './package-of.ts';
import { SHARED } from './shared.ts';
import { tracesIn } from './traces-plugin.ts';
import type { FoundTexts } from './texts-plugin.ts';

const PART = /^(page|fragment|chunk)\.(.+)$/;
type PartKind = 'page' | 'fragment' | 'chunk';

const filesOf = (chunks: readonly Chunk[]): PartFiles => partFiles(chunks.flatMap(({ files }) => [...files]));

const bundledPackages = (compilation: Compilation): string[] =>
  [
    ...new Set(
      [...modulesOf(compilation)].flatMap((module) => packageOf(module.nameForCondition() ?? '') ?? []),
    ),
  ].sort();

/** Declarations of a remote outside its entry: there, browsers would download them. */
export interface Declared {
  /** Maximum JavaScript per page as sent, in kB, for pages that need more than most. */
  budget?: Readonly<Record<string, number>>;
  /** Globals that it sets. */
  globals?: readonly string[];
}

/** Maximum JavaScript of a page without a declared budget, in kB. */
const USUAL_BUDGET_KB = 20.6;

/** Most letters in which a page's name may differ from a suggested one. */
const FAR = 2;

/**
 * Writes `manifest.json`: the files of each page, fragment and chunk, for the server's hints.
 * Their chunk names identify them: `page.<name>`, `fragment.<name>`, `chunk.<name>`.
 */
export class ManifestPlugin {
  private readonly remote: string;
  private readonly says: { readonly texts: FoundTexts };
  private readonly declared: Declared;

  constructor(remote: string, says: { readonly texts: FoundTexts }, declared: Declared = {}) {
    this.remote = remote;
    this.says = says;
    this.declared = declared;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    onFiles(compiler, 'ManifestPlugin', stage, (compilation) =>
      emitJson(compilation, 'manifest.json', this.describe(compilation)),
    );
  }

  private describe(compilation: Compilation): RemoteManifest {
    const parts: Record<PartKind, Record<string, PartFiles>> = { page: {}, fragment: {}, chunk: {} };
    for (const [name, group] of compilation.namedChunkGroups) {
      const [, kind, part] = PART.exec(name) ?? [];
      if (kind && part) parts[kind as PartKind][part] = filesOf(group.chunks);
    }
    const entry = compilation.namedChunks.get('entry');
    this.requirePages(compilation, Object.keys(parts.page));
    return {
      name: this.remote,
      contract: VERSIONS['@weefsel/contracts'],
      shared: Object.fromEntries(Object.entries(SHARED).map(([id, { version }]) => [id, version])),
      remoteEntry: 'remoteEntry.js',
      entry: filesOf(entry ? [entry] : []),
      pages: parts.page,
      fragments: parts.fragment,
      chunks: parts.chunk,
      texts: { nl: this.says.texts.own },
      libTexts: { nl: this.says.texts.libs },
      budget: Object.fromEntries(
        Object.keys(parts.page).map((page) => [page, this.declared.budget?.[page] ?? USUAL_BUDGET_KB]),
      ),
      traces: tracesIn(compilation),
      globals: [...(this.declared.globals ?? [])],
      borrows: borrowsIn(compilation),
      bundled: bundledPackages(compilation),
      scriptMode: 'cors',
      files: {},
    };
  }

  /** A budget of an unknown page fails a build without other errors: these may hide pages. */
  private requirePages({ errors }: Compilation, pages: readonly string[]): void {
    if (errors.length > 0) return;
    for (const page of Object.keys(this.declared.budget ?? {})) {
      if (pages.includes(page)) continue;
      const near = closestMatch(page, [...pages], { maxDistance: FAR });
      errors.push(
        new webpack.WebpackError(
          `${this.remote} has no page ${page}, for which ${declarationsOf(this.remote)} has a budget.${near ? ` Did you mean ${near}?` : ` Its pages: ${pages.join(', ')}.`}`,
        ),
      );
    }
  }
}
