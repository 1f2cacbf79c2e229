import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Pages that the frame of each window draws beside it and nobody sees in a headless browser, and what Playwright
 * turns off besides: of two such flags Chromium knows the last.
 */
const TURNED_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Flags with which Chromium also runs as root, without a graphics card, and asks nobody outside for anything. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join(',')}`,
];

/** Of the system: draws the same pages without a window around them, in four fifths of the work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium that is here: the one that `CHROME` names, Playwright's own, or the system's. */
export const presentBrowser = (): string | undefined =>
  [process.env.CHROME, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );

/** The quickest Chromium for tests that is here: the one that `CHROME` names, or one without windows. */
export const windowless = (): string | undefined =>
  [process.env.CHROME, WITHOUT_WINDOWS].find((path) => path && existsSync(path));
