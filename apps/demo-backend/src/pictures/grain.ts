import { crc32, deflateSync } from 'node:zlib';
import { randomFrom } from './random.ts';

const SIZE = 48;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A tile of fibre noise: four greys from shadow to light, each barely opaque, as a PNG data URI. */
function noiseTile(): string {
  const random = randomFrom(20260);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([2, 3, 0, 0, 0], 8);
  const palette = Buffer.from([0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]);
  const alpha = Buffer.from([70, 0, 0, 80]);
  const rows = Buffer.alloc(SIZE * (1 + SIZE / 4));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x += 4) {
      let packed = 0;
      for (let pixel = 0; pixel < 4; pixel++) packed = (packed << 2) | Math.floor(random.between(0, 4));
      rows[y * (1 + SIZE / 4) + 1 + x / 4] = packed;
    }
  }
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Width and height of the tile in its own pixels. */
export const GRAIN_SIZE = SIZE;
export const GRAIN_TILE = noiseTile();
