import { randomFrom } from './random.ts';

/** Surface of a fabric in close-up. */
export type Texture =
  | 'woven'
  | 'poplin'
  | 'linen'
  | 'knit'
  | 'fine-knit'
  | 'twill'
  | 'pique'
  | 'corduroy'
  | 'satin'
  | 'leather'
  | 'suede'
  | 'felt'
  | 'smooth';

/** Width and height of a repeat in pixels; all lengths in it divide this. */
export const GRAIN_SIZE = 64;

interface Weave {
  /** Relief of the surface at a pixel: -1 in the shade, 1 in the light. */
  relief: (x: number, y: number) => number;
  /** Unevenness of the yarn or skin. */
  fibre: number;
}

const random = randomFrom(4711);
const series = (count: number) => Array.from({ length: count }, () => random.about(1));

/** Thickness of flax, thread by thread. */
const SLUBS = { across: series(GRAIN_SIZE), down: series(GRAIN_SIZE) };

/** Centres of the cells of a grained skin. */
const PORES = Array.from({ length: 260 }, () => [
  random.between(0, GRAIN_SIZE),
  random.between(0, GRAIN_SIZE),
]);

const around = (one: number, other: number) => {
  const apart = Math.abs(one - other);
  return Math.min(apart, GRAIN_SIZE - apart);
};

/** Skin: raised cells with furrows between them. */
function grained(x: number, y: number): number {
  let nearest = Infinity;
  let second = Infinity;
  for (const [px = 0, py = 0] of PORES) {
    const squared = around(x, px) ** 2 + around(y, py) ** 2;
    if (squared < nearest) {
      second = nearest;
      nearest = squared;
    } else if (squared < second) second = squared;
  }
  return Math.sqrt(second) - Math.sqrt(nearest) < 0.8 ? -0.36 : 0.14;
}

/** Short fibres of suede. */
const FIBRES = Array.from({ length: GRAIN_SIZE }, () => series(GRAIN_SIZE));

/** Suede: fibres that lie one way, a few pixels long. */
function napped(x: number, y: number): number {
  const height = [0, 1, 2, 3].reduce(
    (sum, step) =>
      sum + (FIBRES[(y + GRAIN_SIZE - (step >> 1)) % GRAIN_SIZE]?.[(x + step) % GRAIN_SIZE] ?? 0),
    0,
  );
  return height * 0.17;
}

const WALE = [-0.62, -0.2, 0.16, 0.36, 0.4, 0.3, 0.06, -0.4];

const turn = (2 * Math.PI) / GRAIN_SIZE;

/** A knit of columns of the given width, each stitch a V. */
const stitches = (column: number, row: number, depth: number) => (x: number, y: number) => {
  const at = x % column;
  const slope = at < column / 2 ? at : column - 1 - at;
  const edge = at === 0 || at === column - 1;
  return ((y + slope) % row < row / 2 ? -depth : depth * 0.42) - (edge ? depth * 0.55 : 0);
};

export const WEAVES: Record<Texture, Weave> = {
  smooth: { relief: () => 0, fibre: 0.13 },
  satin: { relief: (x, y) => 0.05 * Math.sin((x + 2 * y) * turn * 4), fibre: 0.05 },
  woven: { relief: (x, y) => (((x >> 1) + (y >> 1)) % 2 ? 0.2 : -0.2), fibre: 0.26 },
  poplin: { relief: (_, y) => (y % 2 ? 0.13 : -0.13), fibre: 0.12 },
  linen: {
    relief: (x, y) =>
      ((x + y) % 2 ? 0.12 : -0.12) + (SLUBS.across[y] ?? 0) * 0.2 + (SLUBS.down[x] ?? 0) * 0.16,
    fibre: 0.2,
  },
  twill: { relief: (x, y) => ((x + y) % 4 < 2 ? 0.22 : -0.22), fibre: 0.26 },
  pique: { relief: (x, y) => ((x + (y >> 2) * 2) % 4 < 2 && y % 4 < 3 ? 0.28 : -0.3), fibre: 0.12 },
  knit: { relief: stitches(8, 5, 0.44), fibre: 0.26 },
  'fine-knit': { relief: stitches(4, 4, 0.24), fibre: 0.16 },
  corduroy: { relief: (x) => WALE[x % 8] ?? 0, fibre: 0.2 },
  leather: { relief: grained, fibre: 0.1 },
  suede: { relief: napped, fibre: 0.16 },
  felt: { relief: () => 0, fibre: 0.24 },
};
