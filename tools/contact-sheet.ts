import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { garmentSvg, GARMENTS, type Garment } from '../demo/drawings/src/index.ts';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { sheetOf, type Shot } from './contact-sheet/shots.ts';
import { contactSheetPage } from './contact-sheet/contact-sheet-page.ts';
import { readFlags } from './flags.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';

const FOLDER = resolve(WORKSPACE, 'dist/contact-sheet');
const SIZE = { width: 240, height: 432 };
const ACROSS = 8;

const drawn = ({ picture }: Shot) =>
  sharp(Buffer.from(garmentSvg(picture)))
    .resize(SIZE)
    .flatten({ background: '#ffffff' });

/** Writes all shots of one garment side by side on one sheet. */
async function writeSheet(garment: Garment, shots: readonly Shot[]): Promise<void> {
  const pictures = await Promise.all(shots.map((shot) => drawn(shot).png().toBuffer()));
  const down = Math.ceil(shots.length / ACROSS);
  const sheet = sharp({
    create: {
      width: SIZE.width * Math.min(ACROSS, shots.length),
      height: SIZE.height * down,
      channels: 3,
      background: '#ffffff',
    },
  }).composite(
    pictures.map((input, at) => ({
      input,
      left: (at % ACROSS) * SIZE.width,
      top: Math.floor(at / ACROSS) * SIZE.height,
    })),
  );
  await sheet.jpeg({ quality: 88 }).toFile(resolve(FOLDER, `${garment}.jpg`));
}

/**
 * `npx weefsel contact-sheet [<garment> …]`: draws every garment from all sides and in all its forms. Writes one sheet
 * each, and a page with all sheets.
 */
await run(async () => {
  const { positionals } = readFlags(
    {
      usage: 'weefsel contact-sheet [garment…]',
      about: 'Draws garments from all sides and in all forms, on a page in dist/contact-sheet.',
      examples: ['npx weefsel contact-sheet', 'npx weefsel contact-sheet coat'],
    },
    { allowPositionals: true },
  );
  const unknown = positionals.filter((name) => !(GARMENTS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new PlainProblem(`The pattern book has no ${unknown.join(', ')}.`);
  const garments = GARMENTS.filter((name) => positionals.length === 0 || positionals.includes(name));
  await mkdir(FOLDER, { recursive: true });
  const sheets = garments.map((garment) => ({ garment, shots: sheetOf(garment) }));
  for (const { garment, shots } of sheets) {
    await writeSheet(garment, shots);
    process.stdout.write(`${garment}: ${shots.map(({ caption }) => caption).join(', ')}\n`);
  }
  await writeFile(resolve(FOLDER, 'index.html'), contactSheetPage(sheets));
  process.stdout.write(`\nLook at ${resolve(FOLDER, 'index.html')}\n`);
});
