import { existsSync } from 'node:fs';

/** Debian's packages: `firefox-esr`, `webkit2gtk-driver`, `xvfb`. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
export const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const NEEDED = {
  firefox: { files: [FIREFOX], packages: 'firefox-esr' },
  webkit: { files: [WEBKIT_DRIVER, XVFB, MINI_BROWSER], packages: 'webkit2gtk-driver xvfb' },
} as const;

export type EngineName = keyof typeof NEEDED;
export const ENGINE_NAMES = Object.keys(NEEDED) as EngineName[];

/** What to install for an engine that is not here; undefined for one that is. */
export function lackedFor(name: EngineName): string | undefined {
  const { files, packages } = NEEDED[name];
  return files.every((file) => existsSync(file)) ? undefined : packages;
}

/** What a project chooses of an engine. */
export interface EngineOptions {
  engineName: EngineName;
  /** Of the window, in px. */
  width: number;
}
