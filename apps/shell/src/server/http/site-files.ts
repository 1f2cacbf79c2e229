import { locale, paths } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import { PAYMENT_MARKS_PATH, PAYMENT_MARKS, type PaymentMark } from '../../footer/payment-mark-names';

interface Lettering {
  colour: string;
  size: number;
  /** Position of its middle; default: the middle of the card. */
  x?: number;
  y?: number;
  slanted?: boolean;
}

const INK = '#1c1a17';
const WIDTH = 48;
const HEIGHT = 30;

const letters = (text: string, { colour, size, x = 24, y = 15, slanted = false }: Lettering) =>
  `<text x="${x}" y="${y + size * 0.36}" fill="${colour}" font-size="${size}"${slanted ? ' font-style="italic"' : ''}>${text}</text>`;

const rings = (name: string, left: string, right: string) =>
  `<circle cx="19.5" cy="11.5" r="7.5" fill="${left}"/><circle cx="28.5" cy="11.5" r="7.5" fill="${right}" fill-opacity=".85"/>` +
  letters(name, { colour: INK, size: 6.5, y: 24.5 });

/** Payment cards as own drawings, with well-known names. */
const drawings: Record<PaymentMark, string> = {
  ideal:
    '<path d="M6 8h6.5a7 7 0 0 1 0 14H6z" fill="#b5156a"/><circle cx="9" cy="12" r="1.7" fill="#fff"/>' +
    `<path d="M7.6 15h2.8v5H7.6z" fill="#fff"/>${letters('iDEAL', { colour: INK, size: 8, x: 33 })}`,
  'apple-pay':
    '<path d="M13.6 11c1.9-.9 4.6-.1 5.3 1.6-2 1.3-1.7 4.3.3 5.2-.8 2.1-2.2 3.7-3.4 3.7-.8 0-1.3-.5-2.2-.5s-1.5.5-2.2.5c-1.9 0-4-3.6-4-6.6 0-3.2 2-4.7 3.7-4.7 1.1 0 1.8.8 2.5.8zm.1-1c-.1-1.8 1.2-3.3 2.8-3.5.1 1.8-1.2 3.4-2.8 3.5z" fill="#1c1a17"/>' +
    letters('Pay', { colour: INK, size: 12, x: 32 }),
  maestro: rings('maestro', '#1d63b0', '#c32b23'),
  mastercard: rings('mastercard', '#c32b23', '#e39a1d'),
  bancontact:
    '<path d="M7 17.5h9.5c3.5 0 5-2 7.5-5.5h-9.5c-3.5 0-5 2-7.5 5.5z" fill="#1b4f9c"/><path d="M41 6.5h-9.5c-3.5 0-5 2-7.5 5.5h9.5c3.5 0 5-2 7.5-5.5z" fill="#e0b61c"/>' +
    letters('Bancontact', { colour: INK, size: 6.5, y: 24.5 }),
  visa: letters('VISA', { colour: '#1b2f7c', size: 14, slanted: true }),
  riverty: letters('Riverty', { colour: '#14532f', size: 11 }),
};

const marks = Object.keys(PAYMENT_MARKS) as PaymentMark[];

/** All marks in one SVG; `#ideal` shows the one of that name. */
const PAYMENT_MARKS_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT * marks.length}" font-family="'Instrument Sans',Helvetica,Arial,sans-serif" font-weight="700" text-anchor="middle">${marks
  .map((mark, place) => {
    const top = place * HEIGHT;
    return `<view id="${mark}" viewBox="0 ${top} ${WIDTH} ${HEIGHT}"/><g transform="translate(0 ${top})">${drawings[mark]}</g>`;
  })
  .join('')}</svg>`;

/** Woven threads: the shop's logo, in a square of 32. */
const MARK =
  '<g fill="none" stroke="#fbf9f5" stroke-width="3" stroke-linecap="round"><path d="M8 11h4m4 0h8M8 16h9m4 0h3M8 21h4m4 0h8"/><path d="M14 8v5m0 5v6M19 8v11m0 4v1"/></g>';

const drawing = (background: string, mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background}${mark}</svg>`;

/** With round corners, for places that show it uncropped. */
const ICON_SVG = drawing('<rect width="32" height="32" rx="6" fill="#1c1a17"/>', MARK);

/** Full-bleed with margins around the logo, for systems that crop icons. */
const MASKABLE_SVG = drawing(
  '<rect width="32" height="32" fill="#1c1a17"/>',
  `<g transform="translate(4.8 4.8) scale(.7)">${MARK}</g>`,
);

/** Icons by address, with their side in px. */
const ICONS = {
  '/icons/icon-192.png': { side: 192, svg: ICON_SVG },
  '/icons/icon-512.png': { side: 512, svg: ICON_SVG },
  '/icons/maskable-192.png': { side: 192, svg: MASKABLE_SVG },
  '/icons/maskable-512.png': { side: 512, svg: MASKABLE_SVG },
  '/apple-touch-icon.png': { side: 180, svg: MASKABLE_SVG },
} as const;

type IconPath = keyof typeof ICONS;

/** Draws an icon as PNG. The drawing library is loaded on the first request. */
async function drawIcon({ side, svg }: { side: number; svg: string }): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file that holds one PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const A_DAY = 'public, max-age=86400';
const FAVICON_SIDE = 48;

const manifestIcon = (src: IconPath, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${ICONS[src].side}x${ICONS[src].side}`,
  type: 'image/png',
  purpose,
});

const MANIFEST = {
  id: paths.home.to(),
  name: 'Weefsel',
  short_name: 'Weefsel',
  description: 'Kleding om lang van te houden, met zorg gekozen.',
  lang: locale.language,
  start_url: paths.home.to(),
  scope: '/',
  display: 'browser',
  background_color: '#fbf9f5',
  theme_color: '#fbf9f5',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    manifestIcon('/icons/icon-192.png', 'any'),
    manifestIcon('/icons/icon-512.png', 'any'),
    manifestIcon('/icons/maskable-192.png', 'maskable'),
    manifestIcon('/icons/maskable-512.png', 'maskable'),
  ],
};

/** Small files that browsers request by name. Pictures are drawn on the first request. */
export function siteFiles(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const once = (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(name) ?? draw();
    drawn.set(name, known);
    known.catch(() => drawn.delete(name));
    return known;
  };

  const serve = (path: string, type: string, read: () => unknown) =>
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', A_DAY)
        .send(await read()),
    );

  serve('/favicon.svg', 'image/svg+xml', () => ICON_SVG);
  serve(PAYMENT_MARKS_PATH, 'image/svg+xml', () => PAYMENT_MARKS_SVG);
  serve('/favicon.ico', 'image/x-icon', () =>
    once('favicon', async () => toIco(await drawIcon({ side: FAVICON_SIDE, svg: ICON_SVG }), FAVICON_SIDE)),
  );
  for (const [path, icon] of Object.entries(ICONS))
    serve(path, 'image/png', () => once(path, () => drawIcon(icon)));
  serve('/site.webmanifest', 'application/manifest+json', () => MANIFEST);
}
