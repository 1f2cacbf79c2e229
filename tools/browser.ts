import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { PlainProblem } from './shop.ts';

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

const present = (): string | undefined =>
  [process.env.CHROME, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );

const tryCommand = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 }).status === 0;

/** Finds a Chromium, or installs one: Playwright's own, else the system's package. Throws a sentence that says what to do. */
export function findBrowser(): string {
  const found = present();
  if (found) return found;
  process.stdout.write('  no Chromium here; installing one …\n');
  tryCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!present() && process.getuid?.() === 0) {
    tryCommand('apt-get', ['update']);
    tryCommand('apt-get', ['install', '-y', 'chromium']);
  }
  const installed = present();
  if (installed) return installed;
  throw new PlainProblem(
    'The browser tests need Chromium. Install it ("npx playwright install chromium", or your system’s package), or name one with CHROME=/path/to/chromium.',
  );
}
