import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Disables parts of the window frame that are invisible in a headless browser. Includes Playwright's own list, because
 * Chromium applies only the last such flag.
 */
const TURNED_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Flags to run Chromium as root, without a graphics card or requests to external services. */
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

/** The system's headless build: renders the same pages without windows, with four fifths of the work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an installed Chromium: the one in `CHROME`, Playwright's own, or the system's. */
export const presentBrowser = (): string | undefined =>
  [process.env.CHROME, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );

/** Path of the fastest installed Chromium for tests: the one in `CHROME`, or the headless build. */
export const windowless = (): string | undefined =>
  [process.env.CHROME, WITHOUT_WINDOWS].find((path) => path && existsSync(path));
