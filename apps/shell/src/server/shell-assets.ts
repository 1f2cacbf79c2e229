import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface AssetList {
  build: string;
  js: string[];
  css: string[];
  fonts: string[];
  chunks: Record<string, { js: string[]; css: string[] }>;
}

/** The shell's own browser files, as its pages use them. */
export interface ShellAssets {
  build: string;
  mainScript: string;
  css: string;
  /** Files that every first view needs in its fonts. */
  fonts: string[];
}

/** Reads what the shell's build wrote. Throws when the shell is not built. */
export function readShellAssets(buildDir: string): ShellAssets {
  const browserDir = join(buildDir, 'browser');
  const list = JSON.parse(readFileSync(join(browserDir, 'assets.json'), 'utf8')) as AssetList;
  const css = list.css.map((file) => readFileSync(join(browserDir, file), 'utf8')).join('\n');
  return {
    build: list.build,
    mainScript: `/assets/${list.js.find((file) => file.startsWith('main')) ?? 'main.js'}?v=${list.build}`,
    css: css.replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trim(),
    fonts: list.fonts
      .filter((file) => !file.includes('italic'))
      .slice(0, 2)
      .map((file) => `/assets/${file}`),
  };
}
