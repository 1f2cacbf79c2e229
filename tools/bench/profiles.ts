import type { BrowserContextOptions } from 'playwright';

/** Properties of the simulated link; zero means unlimited. */
export interface LinkOptions {
  /** Round trip time in ms. */
  rtt: number;
  /** Rate towards the browser, in kbit/s. */
  down: number;
  /** Rate from the browser, in kbit/s. */
  up: number;
}

export interface Profile {
  device: BrowserContextOptions;
  /** Slowdown factor of the browser's processor. */
  cpuSlowdown: number;
  link: LinkOptions;
}

const MOBILE_BROWSER =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';

/** Lighthouse's profiles: a mid-range phone on slow 4G, and a desktop on a cable. */
export const PROFILES = {
  mobile: {
    device: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent: MOBILE_BROWSER,
    },
    cpuSlowdown: 4,
    link: { rtt: 150, down: 1638.4, up: 750 },
  },
  desktop: {
    device: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
    cpuSlowdown: 1,
    link: { rtt: 40, down: 10240, up: 10240 },
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;
export const PROFILE_NAMES = Object.keys(PROFILES) as ProfileName[];
