import type { Browser, CDPSession, Page } from 'playwright';
import type { Profile } from './profiles.ts';
import { recordRequests, type RequestLog } from './requests.ts';

export interface ColdPage {
  page: Page;
  cdp: CDPSession;
  requests: RequestLog;
}

/** Lends a page that nobody has used before: empty cache, no cookies, a slow processor if the profile says so. */
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
