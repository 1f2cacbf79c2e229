import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';
import { PlainProblem } from './shop.ts';
import { findSamples } from './screenshots/find-samples.ts';
import { WIDTHS, type Width } from './screenshots/scene.ts';
import { scenes } from './screenshots/scenes.ts';
import { takeShot } from './screenshots/take-shot.ts';
import { run, step } from './steps.ts';
import { startThrowawayShop } from './throwaway-shop.ts';
import { readFlags } from './flags.ts';

const { values, positionals } = readFlags(
  {
    usage: 'weefsel shots [part of a scene…] [options]',
    about:
      'Takes screenshots of pages and states at four widths, into shots/. With SHOP_URL it uses that running shop.',
    options: { '--width <px>': `one width: ${WIDTHS.join(', ')}` },
    examples: ['npx weefsel shots', 'npx weefsel shots checkout --width 390'],
  },
  { allowPositionals: true, options: { width: { type: 'string' } } },
);

/**
 * Takes screenshots of every page and main state of a separate shop, at four widths:
 * `npx weefsel shots [<part of a scene's name> …]`. With `SHOP_URL`, uses that running shop instead.
 */
const SHOTS = resolve(WORKSPACE, 'shots');

/** Wanted widths, in px. Throws on a width without scenes. */
function widths(): readonly Width[] {
  if (values.width === undefined) return WIDTHS;
  const wanted = WIDTHS.find((width) => String(width) === values.width);
  if (!wanted) throw new PlainProblem(`--width must be one of ${WIDTHS.join(', ')}, not "${values.width}".`);
  return [wanted];
}

/** Scenes with one of these parts in their names; all without any. Throws a PlainProblem for a part of none. */
function scenesOf(parts: readonly string[]): typeof scenes {
  const unknown = parts.find((part) => !scenes.some(({ file }) => file.includes(part)));
  if (unknown)
    throw new PlainProblem(
      `No scene is called "${unknown}". There are: ${scenes.map(({ name }) => name).join(', ')}.`,
    );
  return scenes.filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
}

async function photograph(
  shop: string,
  wanted: { widths: readonly Width[]; scenes: typeof scenes },
): Promise<void> {
  const samples = await findSamples(shop);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const missed: string[] = [];
  try {
    for (const width of wanted.widths) {
      await mkdir(join(SHOTS, String(width)), { recursive: true });
      for (const scene of wanted.scenes) {
        if (scene.width && scene.width !== width) continue;
        const file = join(SHOTS, String(width), scene.file);
        await step(`${width} ${scene.name}`, () =>
          takeShot(browser, scene, { shop, samples, width, file }),
        ).catch((error: unknown) => missed.push(`${width} ${scene.name}: ${String(error)}`));
      }
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`\n  pictures in ${SHOTS}\n`);
  if (missed.length) throw new PlainProblem(`These could not be taken:\n${missed.join('\n')}`);
}

await run(async () => {
  const wanted = { widths: widths(), scenes: scenesOf(positionals) };
  if (process.env.SHOP_URL) return photograph(process.env.SHOP_URL, wanted);
  const shop = await startThrowawayShop({ port: 4280, backendPort: 4380 });
  await photograph(shop.url, wanted).finally(shop.stop);
});
