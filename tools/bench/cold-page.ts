import type { Browser, CDPSession, Page } from 'playwright';
import type { Profile } from './profiles.ts';
import { recordRequests, type RequestLog } from './requests.ts';

export interface ColdPage {
  page: Page;
  cdp: CDPSession;
  requests: RequestLog;
}

/** Provides a fresh page: empty cache, no cookies, and a slowed processor if the profile has one. */
export async function withColdPage<T>(
  browser: Browser,
  { device, cpuSlowdown }: Profile,
  work: (cold: ColdPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, locale: 'nl-NL', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    if (cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await work({ page, cdp, requests: recordRequests(cdp) });
  } finally {
    await context.close();
  }
}
