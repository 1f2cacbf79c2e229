import type { Pictures } from './pictures.ts';

/**
 * Renders pictures before anyone asks, only while no shopper waits for one; resolves when all are on disk, rejects
 * when one cannot be drawn or kept.
 */
export async function warmPictures(pictures: Pictures, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await pictures.find(address, 'image/webp')?.read('background');
  }
}
