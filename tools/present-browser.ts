import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags with which Chromium also runs as root, without a graphics card, and asks nobody outside for anything. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium that is here: the one that `CHROME` names, Playwright's own, or the system's. */
export const presentBrowser = (): string | undefined =>
  [process.env.CHROME, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );
