import { crc32, deflateSync } from 'node:zlib';
import { randomFrom } from './random.ts';

/** What the surface feels like up close. */
export type Texture = 'woven' | 'knit' | 'twill' | 'smooth';

/** Width and height of every tile in its own pixels. */
export const GRAIN_SIZE = 64;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** How far a thread stands out at a pixel: -1 in the shade, 1 in the light. */
const RELIEF: Record<Texture, (x: number, y: number) => number> = {
  smooth: () => 0,
  woven: (x, y) => (((x >> 1) + (y >> 1)) % 2 ? 0.2 : -0.2),
  twill: (x, y) => ((x + y) % 4 < 2 ? 0.22 : -0.22),
  knit: (x, y) => {
    const column = x % 8;
    const slope = column < 4 ? column : 7 - column;
    return ((y + slope) % 5 < 2 ? -0.44 : 0.18) - (column === 0 || column === 7 ? 0.24 : 0);
  },
};

/** How uneven the yarn is. */
const FIBRE: Record<Texture, number> = { smooth: 0.13, woven: 0.26, twill: 0.26, knit: 0.26 };

/** Sixteen steps from transparent black over nothing to transparent white. */
const PALETTE = Buffer.from(Array.from({ length: 48 }, (_, at) => (at < 24 ? 0 : 255)));
const ALPHA = Buffer.from(Array.from({ length: 16 }, (_, at) => (at < 8 ? (7 - at) * 10 : (at - 8) * 8)));

function tile(texture: Texture): string {
  const random = randomFrom(20260);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(GRAIN_SIZE, 0);
  header.writeUInt32BE(GRAIN_SIZE, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const row = 1 + GRAIN_SIZE / 2;
  const pixels = Buffer.alloc(GRAIN_SIZE * row);
  const level = (x: number, y: number) => {
    const height = RELIEF[texture](x, y) + random.about(FIBRE[texture]);
    return Math.min(15, Math.max(0, Math.floor((height + 1) * 8)));
  };
  for (let y = 0; y < GRAIN_SIZE; y++) {
    for (let x = 0; x < GRAIN_SIZE; x += 2)
      pixels[y * row + 1 + x / 2] = (level(x, y) << 4) | level(x + 1, y);
  }
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', PALETTE),
    chunk('tRNS', ALPHA),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The weave, knit or skin of each texture as a small repeating PNG data URI, to be laid over the dyed cloth. */
export const GRAIN: Readonly<Record<Texture, string>> = {
  smooth: tile('smooth'),
  woven: tile('woven'),
  twill: tile('twill'),
  knit: tile('knit'),
};
