import sharp, { type Raw } from 'sharp';
import { takeApart, type BlurredGroup } from './take-apart.ts';

// A blur over 1.5 pixels can be enlarged without visible loss.
const DEVIATION = 1.5;
/** Gap between the groups on a sheet, so that none runs into the next. */
const GAP = 4 * DEVIATION;

/** Widest sheet in pixels: the SVG loader redraws a document for every 2000 pixels. */
const WIDEST = 1900;

/** A group and its place on the sheet, in pixels. */
interface Placed extends BlurredGroup {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lays out groups in rows, each as large as its blur needs. */
function layOut(groups: readonly BlurredGroup[]): { placed: Placed[]; width: number; height: number } {
  const placed: Placed[] = [];
  let [x, y, widest, tallest] = [0, 0, 0, 0];
  for (const group of groups) {
    const scale = DEVIATION / group.deviation;
    const [width, height] = [Math.ceil(group.region.width * scale), Math.ceil(group.region.height * scale)];
    if (x > 0 && x + width > WIDEST) [x, y, tallest] = [0, y + tallest, 0];
    placed.push({ ...group, x, y, width, height });
    x += width + GAP;
    widest = Math.max(widest, x);
    tallest = Math.max(tallest, height + GAP);
  }
  return { placed, width: widest, height: y + tallest };
}

const numbered = ({ region: { left, top, width, height } }: BlurredGroup) => [left, top, width, height];

const onSheet = (group: Placed) =>
  `<svg x="${group.x}" y="${group.y}" width="${group.width}" height="${group.height}" viewBox="${numbered(group).join(' ')}" ` +
  `preserveAspectRatio="none">${group.content}</svg>`;

const asPicture = ({ region: { left, top, width, height } }: BlurredGroup, png: Buffer) =>
  `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="none" ` +
  `href="data:image/png;base64,${png.toString('base64')}"/>`;

/**
 * Replaces the blurred groups of a drawing by small pictures. All are drawn on one sheet, as coarse as the blur allows.
 * A blur at full size takes a third of a picture's time. There are up to ten.
 */
export async function drawBlurs(drawing: string): Promise<string> {
  const { around, groups } = takeApart(drawing);
  if (groups.length === 0) return drawing;
  const { placed, width, height } = layOut(groups);
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${around.join('')}` +
    `<filter id="sheet" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${DEVIATION}"/></filter></defs><g filter="url(#sheet)">${placed.map(onSheet).join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(sheet)).raw().toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const pngs = await Promise.all(
    placed.map(({ x, y, width, height }) =>
      sharp(data, { raw })
        .extract({ left: x, top: y, width, height })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return around
    .map((text, at) => {
      const [group, png] = [placed[at], pngs[at]];
      return group && png ? text + asPicture(group, png) : text;
    })
    .join('');
}
