import { parseArgs } from 'node:util';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { mediaPicture } from '../../catalogue/media.ts';
import type { Product } from '../../catalogue/types.ts';
import { timesOf, type Times } from './times-of.ts';

/** The first product of each garment on sale, with its cloth, pattern and details. */
function oneOfEach(products: readonly Product[]): Product[] {
  const found = new Map<string, Product>();
  for (const product of products)
    if (!found.has(product.made.garment)) found.set(product.made.garment, product);
  return [...found.values()];
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(1).padStart(8);
  return `${at(0.5)} ${at(0.9)} ${at(1)}`;
}

/**
 * `npx weefsel picture-times [--width 640]`: processor time of an uncached picture by step. Measures one product per
 * garment. Compares with blurs at full size and webp of the usual effort.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { width: { type: 'string', default: '640' } } });
  const catalogue = createCatalogue({ seed: 2026, products: 3000 });
  const pictures = oneOfEach(catalogue.products).flatMap(({ mediaIds: [cover = ''] }) => {
    const picture = mediaPicture(catalogue, cover);
    return picture && 'garment' in picture ? [picture] : [];
  });
  const warmed = pictures.slice(0, 5);
  for (const picture of warmed) await timesOf(picture, Number(values.width));
  const all: Times[] = [];
  for (const picture of pictures) all.push(await timesOf(picture, Number(values.width)));
  process.stdout.write(`${pictures.length} garments, ${values.width} px wide; ms of processor time\n`);
  process.stdout.write(
    `${' '.repeat(28)}${['median', '9 of 10', 'most'].map((word) => word.padStart(8)).join(' ')}\n`,
  );
  for (const step of Object.keys(all[0] ?? {}) as (keyof Times)[])
    process.stdout.write(`${step.padEnd(28)}${spread(all.map((times) => times[step]))}\n`);
}

await main();
