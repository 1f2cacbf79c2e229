import type { Browser } from 'playwright';
import { withColdPage } from './cold-page.ts';
import type { Profile } from './profiles.ts';

/** Screenshot at a moment, in ms since the request; a JPEG as a data URL. */
export interface Frame {
  at: number;
  picture: string;
}

/** Moments shown in a film, in ms. */
const MOMENTS = [500, 1000, 1500, 2000, 3000, 4000];
const QUALITY = 45;
const WIDTH = 206;

/** For each moment, the last frame captured by then. */
export function framesAt(moments: readonly number[], seen: readonly Frame[]): Frame[] {
  return moments.map((at) => ({ at, picture: seen.findLast((frame) => frame.at <= at)?.picture ?? '' }));
}

/** Records frames of a cold load. */
export function film(browser: Browser, profile: Profile, url: string): Promise<Frame[]> {
  return withColdPage(browser, profile, async ({ page, cdp }) => {
    const seen: Frame[] = [];
    let start = 0;
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const at = (metadata.timestamp ?? 0) * 1000 - start;
      if (start > 0) seen.push({ at, picture: `data:image/jpeg;base64,${data}` });
      void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await cdp.send('Page.startScreencast', {
      format: 'jpeg',
      quality: QUALITY,
      maxWidth: WIDTH * 2,
      maxHeight: WIDTH * 4,
    });
    start = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout((MOMENTS.at(-1) ?? 0) + 300);
    await cdp.send('Page.stopScreencast');
    return framesAt(MOMENTS, seen);
  });
}
