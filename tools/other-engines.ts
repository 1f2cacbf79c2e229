import { existsSync } from 'node:fs';

/** From Debian's packages: `firefox-esr`, `webkit2gtk-driver`, `xvfb`. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
export const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const NEEDED = {
  firefox: { files: [FIREFOX], packages: 'firefox-esr' },
  webkit: { files: [WEBKIT_DRIVER, XVFB, MINI_BROWSER], packages: 'webkit2gtk-driver xvfb' },
} as const;

type EngineName = keyof typeof NEEDED;
export const ENGINE_NAMES = Object.keys(NEEDED) as EngineName[];

/** Packages to install for a missing engine; undefined for a present one. */
export function lackedFor(name: EngineName): string | undefined {
  const { files, packages } = NEEDED[name];
  return files.every((file) => existsSync(file)) ? undefined : packages;
}

/** Options of a project for an engine. */
export interface EngineOptions {
  engineName: EngineName;
  /** Width of the window, in px. */
  width: number;
}
