import type { FastifyInstance } from 'fastify';
import type { ImageAsset } from '../image-assets.ts';
import type { Pictures } from '../pictures.ts';
import type { BackgroundDrawer } from './background-drawer.ts';
import { drawAhead } from './draw-ahead.ts';
import { firstPages } from './first-pages.ts';
import { quietOf } from './quiet.ts';
import { shownFirst } from './shown-first.ts';

interface DrawingAhead {
  pictures: Pictures;
  drawer: BackgroundDrawer;
  /** Path of the content service's pictures, and its assets beside the campaigns. */
  folder: string;
  assets: readonly ImageAsset[];
  instanceKey: string;
}

/**
 * Draws the first pictures of listings and front pages in quiet moments. Starts once the server listens; ends when it
 * closes.
 */
export function startDrawingAhead(app: FastifyInstance, options: DrawingAhead): void {
  const { pictures, drawer, folder, assets, instanceKey } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const quiet = quietOf(app);
  let working: Promise<void> = Promise.resolve();

  const work = async () => {
    await quiet(signal);
    const cards = await firstPages(app, instanceKey);
    const addresses = shownFirst({ folder, assets, cards });
    let failed = 0;
    const drawn = await drawAhead(pictures, addresses, { quiet, signal, onProblem: () => (failed += 1) });
    drawer.rest();
    if (!signal.aborted) app.log.info({ drawn, failed }, 'What listings show first is drawn');
  };
  app.addHook('onListen', async () => {
    working = work().catch((error: unknown) => {
      if (!signal.aborted) app.log.error(error, 'Pictures could not be drawn ahead');
    });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    drawer.close();
    await working;
  });
}
