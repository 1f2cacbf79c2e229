import { readShellManifest, SHELL_MANIFEST } from '@weefsel/federation/release';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile, PageScript } from '../http/tags';

interface AssetList {
  build: string;
  js: string[];
  css: string[];
  fonts: string[];
  chunks: Record<string, { js: string[]; css: string[] }>;
}

/** The shell's own browser files, as its pages use them. */
export interface ShellAssets {
  /** Name of the whole build; for a development build, of its browser files. */
  build: string;
  /** True for a build that can be released. */
  isRelease?: boolean;
  mainScript: PageScript;
  /** Scripts that the main script waits for. */
  scriptsBefore?: PageScript[];
  css: string;
  /** The files of the style sheet above. Without font faces, which documents already have. */
  sheets?: PageFile[];
  /** Script in the head of every page: shows stored choices in the first paint. */
  firstPaintScript?: string;
  /** Script at the end of every page, which answers input before the code. In the head it would delay the first paint. */
  earlyScript?: string;
  /** Tracks a page before its code is loaded. */
  measuresScript?: PageScript;
  /** Integrity of all other scripts, by address. Short hashes, since every browser gets them. */
  laterScripts?: Readonly<Record<string, string>>;
  /** Addresses of style sheets by page. */
  pageStyles?: Record<string, string[]>;
  /** Font files that every first view needs. */
  fonts: string[];
}

/** The font of body text; headings may switch font later, in the same space. */
const FIRST_FONT = /\/text\.[^/]+$/;

const MEASURES_SCRIPT = /^measures\.([0-9a-f]{8}\.)?js$/;

/** Name prefix of sheets that only contain font faces. Repeating these makes Chromium lay out all text again. */
const FONT_FACES = 'fonts.';

const integrityOf = (content: Buffer, by: 'sha384' | 'sha256' = 'sha384'): string =>
  `${by}-${createHash(by).update(content).digest('base64')}`;

const hrefsOf = (files: readonly string[]): string[] => files.map((file) => `/assets/${file}`);

/** Scripts that no document names: code loads them by a name with a hash. */
const laterScripts = (browserDir: string, atStart: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    readdirSync(browserDir)
      .filter((file) => /\.[0-9a-f]{8}\.js$/.test(file) && !atStart.includes(file))
      .map((file) => [`/assets/${file}`, integrityOf(readFileSync(join(browserDir, file)), 'sha256')]),
  );

/** Name of a build that can be released; undefined for any other. */
export function releaseIn(buildDir: string): string | undefined {
  const file = join(buildDir, SHELL_MANIFEST);
  return existsSync(file) ? readShellManifest(readFileSync(file, 'utf8'), file).build : undefined;
}

/** Reads the output of the shell's build. Throws when the shell is not built. */
export function readShellAssets(buildDir: string): ShellAssets {
  const browserDir = join(buildDir, 'browser');
  const list = JSON.parse(readFileSync(join(browserDir, 'assets.json'), 'utf8')) as AssetList;
  const css = list.css.map((file) => readFileSync(join(browserDir, file), 'utf8')).join('\n');
  const inline = (file: string) =>
    existsSync(join(browserDir, file)) ? readFileSync(join(browserDir, file), 'utf8') : undefined;
  const firstPaintScript = inline('first-paint.js');
  const earlyScript = inline('early.js');
  const measures = readdirSync(browserDir).find((file) => MEASURES_SCRIPT.test(file));
  const main = list.js.find((file) => file.startsWith('main')) ?? 'main.js';
  // A development build replaces its script under one name while the server runs.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const published = (file: string): PageFile => ({
    href: `/assets/${file}`,
    integrity: integrityOf(readFileSync(join(browserDir, file))),
  });
  const fileOf = (file: string): PageFile =>
    isDevelopment ? { href: `/assets/${file}?v=${list.build}` } : published(file);
  const release = releaseIn(buildDir);
  return {
    build: release ?? list.build,
    ...(release && { isRelease: true }),
    mainScript: fileOf(main),
    scriptsBefore: isDevelopment ? [] : list.js.filter((file) => file !== main).map(fileOf),
    ...(!isDevelopment && {
      laterScripts: laterScripts(browserDir, [...list.js, ...(measures ? [measures] : [])]),
    }),
    sheets: list.css.filter((file) => !file.startsWith(FONT_FACES)).map(fileOf),
    css: css.replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trim(),
    ...(firstPaintScript && { firstPaintScript }),
    ...(earlyScript && { earlyScript }),
    ...(measures && { measuresScript: fileOf(measures) }),
    pageStyles: Object.fromEntries(
      Object.entries(list.chunks).map(([name, chunk]) => [name, hrefsOf(chunk.css)]),
    ),
    fonts: hrefsOf(list.fonts.filter((file) => FIRST_FONT.test(file))),
  };
}
