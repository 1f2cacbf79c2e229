import { spawnSync } from 'node:child_process';
import { presentBrowser } from './present-browser.ts';
import { PlainProblem } from './shop.ts';

export { BROWSER_FLAGS, windowless } from './present-browser.ts';

const tryCommand = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 }).status === 0;

/**
 * Finds a Chromium, or installs one: Playwright's own, else the system's package. Throws a PlainProblem with
 * instructions.
 */
export function findBrowser(): string {
  const found = presentBrowser();
  if (found) return found;
  process.stdout.write('  no Chromium here; installing one …\n');
  tryCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!presentBrowser() && process.getuid?.() === 0) {
    tryCommand('apt-get', ['update']);
    tryCommand('apt-get', ['install', '-y', 'chromium']);
  }
  const installed = presentBrowser();
  if (installed) return installed;
  throw new PlainProblem(
    'The browser tests need Chromium. Install it ("npx playwright install chromium", or your system’s package), or name one with CHROME=/path/to/chromium.',
  );
}
