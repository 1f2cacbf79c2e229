import { crc32, deflateSync } from 'node:zlib';
import { randomFrom } from './random.ts';
import { GRAIN_SIZE, WEAVES, type Texture } from './weave.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** Sixteen steps from translucent black over nothing to translucent white. */
const PALETTE = Buffer.from(Array.from({ length: 48 }, (_, at) => (at < 24 ? 0 : 255)));
const ALPHA = Buffer.from(Array.from({ length: 16 }, (_, at) => (at < 8 ? (7 - at) * 10 : (at - 8) * 8)));

function tile(texture: Texture): string {
  const random = randomFrom(20260);
  const { relief, fibre } = WEAVES[texture];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(GRAIN_SIZE, 0);
  header.writeUInt32BE(GRAIN_SIZE, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const row = 1 + GRAIN_SIZE / 2;
  const pixels = Buffer.alloc(GRAIN_SIZE * row);
  const level = (x: number, y: number) => {
    const height = relief(x, y) + random.about(fibre);
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

const made = new Map<Texture, string>();

/** A texture's weave, knit or skin as a small repeating PNG data URI. Overlays the dyed cloth. */
export function grainOf(texture: Texture): string {
  const known = made.get(texture) ?? tile(texture);
  made.set(texture, known);
  return known;
}
