import type { Piece, Spot } from '../campaigns/stage.ts';
import type { Garment } from '../garment.ts';
import { GARMENT_SIZES } from './garment-sizes.ts';

/** A piece and its position in stage units: 1000 high, as wide as the ratio requires. */
interface LaidPiece extends Spot {
  piece: Piece;
  degrees: number;
}

type Role = 'outer' | 'dress' | 'top' | 'bottom' | 'shoes' | 'extra';

const WIDTH = 800;

const ROLES: Partial<Record<Garment, Role>> = {
  'midi-dress': 'dress',
  'wrap-dress': 'dress',
  'slip-dress': 'dress',
  'shirt-dress': 'dress',
  jumpsuit: 'dress',
  'blazer-dress': 'dress',
  'maxi-dress': 'dress',
  'mini-dress': 'dress',
  'sun-dress': 'dress',
  'sheath-dress': 'dress',
  'a-line-dress': 'dress',
  'tunic-dress': 'dress',
  'tiered-dress': 'dress',
  'knitted-dress': 'dress',
  playsuit: 'dress',
  cardigan: 'outer',
  'long-cardigan': 'outer',
  overshirt: 'outer',
  blazer: 'outer',
  trench: 'outer',
  puffer: 'outer',
  jacket: 'outer',
  overcoat: 'outer',
  bomber: 'outer',
  'cropped-blazer': 'outer',
  'sleeveless-blazer': 'outer',
  'collarless-jacket': 'outer',
  'double-breasted-jacket': 'outer',
  'wrap-coat': 'outer',
  'pea-coat': 'outer',
  'car-coat': 'outer',
  'duffle-coat': 'outer',
  parka: 'outer',
  raincoat: 'outer',
  'quilted-jacket': 'outer',
  'biker-jacket': 'outer',
  'trucker-jacket': 'outer',
  'pleated-skirt': 'bottom',
  'pencil-skirt': 'bottom',
  'mini-skirt': 'bottom',
  'a-line-skirt': 'bottom',
  'maxi-skirt': 'bottom',
  'button-skirt': 'bottom',
  'wrap-skirt': 'bottom',
  'women-jeans': 'bottom',
  'wide-trousers': 'bottom',
  'women-shorts': 'bottom',
  culotte: 'bottom',
  palazzo: 'bottom',
  'ankle-trousers': 'bottom',
  'paperbag-trousers': 'bottom',
  bermuda: 'bottom',
  joggers: 'bottom',
  'skinny-jeans': 'bottom',
  'barrel-jeans': 'bottom',
  'denim-shorts': 'bottom',
  chino: 'bottom',
  jeans: 'bottom',
  shorts: 'bottom',
  'cargo-trousers': 'bottom',
  'pleated-trousers': 'bottom',
  'five-pocket': 'bottom',
  'women-sneakers': 'shoes',
  'women-running-shoes': 'shoes',
  'women-slip-ons': 'shoes',
  'platform-sneakers': 'shoes',
  sneakers: 'shoes',
  'high-tops': 'shoes',
  'running-shoes': 'shoes',
  'slip-ons': 'shoes',
  'ankle-boots': 'shoes',
  'heeled-boots': 'shoes',
  'tall-boots': 'shoes',
  'biker-boots': 'shoes',
  'western-boots': 'shoes',
  'dress-shoes': 'shoes',
  loafers: 'shoes',
  'monk-straps': 'shoes',
  'chelsea-boots': 'shoes',
  'lace-up-boots': 'shoes',
  'desert-boots': 'shoes',
  bag: 'extra',
  'shoulder-bag': 'extra',
  shopper: 'extra',
  'crossbody-bag': 'extra',
  'bucket-bag': 'extra',
  'weekend-bag': 'extra',
  briefcase: 'extra',
  scarf: 'extra',
  'silk-scarf': 'extra',
  stole: 'extra',
  'long-scarf': 'extra',
  belt: 'extra',
  'round-buckle-belt': 'extra',
  'wide-belt': 'extra',
  'braided-belt': 'extra',
};

const roleOf = ({ garment }: Piece): Role => ROLES[garment] ?? 'top';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Centres a piece in a box, as large as fits. */
function inBox(piece: Piece, { x, y, width, height }: Box, degrees: number): LaidPiece {
  const [wide, tall] = GARMENT_SIZES[piece.garment];
  const size = tall * Math.min(width / wide, height / tall);
  return { piece, x, top: y - size / 2, height: size, degrees };
}

/** A top above a bottom at one scale, its hem over the waistband. */
function column(top: Piece, bottom: Piece, x: number): LaidPiece[] {
  const [topWide, topTall] = GARMENT_SIZES[top.garment];
  const [bottomWide, bottomTall] = GARMENT_SIZES[bottom.garment];
  const overlap = 210;
  const scale = Math.min(390 / Math.max(topWide, bottomWide), 890 / (topTall + bottomTall - overlap));
  const start = (1000 - scale * (topTall + bottomTall - overlap)) / 2;
  return [
    { piece: bottom, x, top: start + scale * (topTall - overlap), height: scale * bottomTall, degrees: 1.5 },
    { piece: top, x: x - 8, top: start, height: scale * topTall, degrees: -1.5 },
  ];
}

/** Pieces worn on the body: one dress, or a top and a bottom. */
function worn(pieces: readonly Piece[], x: number): LaidPiece[] {
  const [top, bottom] = [pieces.find(isRole('top')), pieces.find(isRole('bottom'))];
  const dress = pieces.find(isRole('dress'));
  if (dress) return [inBox(dress, { x, y: 500, width: 390, height: 800 }, 2)];
  if (top && bottom) return column(top, bottom, x);
  return [top ?? bottom ?? []].flat().map((piece) => inBox(piece, { x, y: 480, width: 390, height: 700 }, 2));
}

const isRole = (role: Role) => (piece: Piece) => roleOf(piece) === role;

/** Boxes of the pieces beside the body, with a coat or without one. */
const BESIDE = {
  withOuter: {
    outer: { x: 208, y: 330, width: 340, height: 570 },
    shoes: { x: 155, y: 800, width: 210, height: 270 },
    extra: { x: 328, y: 800, width: 130, height: 290 },
  },
  withoutOuter: {
    outer: { x: 0, y: 0, width: 0, height: 0 },
    shoes: { x: 185, y: 740, width: 260, height: 330 },
    extra: { x: 190, y: 320, width: 250, height: 400 },
  },
} as const;

const turned = ({ x, degrees, ...rest }: LaidPiece): LaidPiece => ({
  ...rest,
  x: WIDTH - x,
  degrees: -degrees,
});

/**
 * Arranges three to five pieces on a 4:5 picture, lowest layer first. The body is on the right; coat, shoes and
 * accessory are on the left. `mirrored` swaps the sides. A second top takes the place of a coat.
 */
export function layOutfit(pieces: readonly Piece[], mirrored = false): LaidPiece[] {
  const tops = pieces.filter(isRole('top'));
  const outer = pieces.find(isRole('outer')) ?? tops[1];
  const boxes = outer ? BESIDE.withOuter : BESIDE.withoutOuter;
  const beside = (piece: Piece | undefined, box: Box, degrees: number) =>
    piece ? [inBox(piece, box, degrees)] : [];
  const laid = [
    ...worn(pieces, outer ? 585 : 545),
    ...beside(outer, boxes.outer, -3),
    ...beside(pieces.find(isRole('shoes')), boxes.shoes, -5),
    ...beside(pieces.find(isRole('extra')), boxes.extra, 5),
  ];
  return mirrored ? laid.map(turned) : laid;
}

const isSmall = (piece: Piece) => roleOf(piece) === 'shoes' || roleOf(piece) === 'extra';

/** Lays one to four pieces side by side on a picture of the given ratio. All clothes have one scale. */
export function layRow(pieces: readonly Piece[], ratio: number): LaidPiece[] {
  const width = ratio * 1000;
  const step = Math.min((width * 0.92) / pieces.length, 540);
  const first = width / 2 - (step * (pieces.length - 1)) / 2;
  const scales = pieces
    .filter((piece) => !isSmall(piece))
    .map(({ garment }) =>
      Math.min((step * 1.04) / GARMENT_SIZES[garment][0], 820 / GARMENT_SIZES[garment][1]),
    );
  const scale = Math.min(...scales);
  return pieces.map((piece, index) => {
    const [wide, tall] = GARMENT_SIZES[piece.garment];
    const size = isSmall(piece)
      ? { y: 560, width: step * 0.86, height: 620 }
      : { y: 500, width: wide * scale, height: tall * scale };
    return inBox(piece, { x: first + step * index, ...size }, [-3, 2.5, -2, 3.5][index % 4] ?? 0);
  });
}

/** Position of a marker on a laid piece, as fractions of the picture. */
export function pointOn({ x, top, height, degrees, piece }: LaidPiece): { x: number; y: number } {
  const along = height * (roleOf(piece) === 'bottom' ? 0.6 : 0.45);
  const angle = (degrees * Math.PI) / 180;
  const fraction = (value: number) => Math.round(value * 1000) / 1000;
  return {
    x: fraction((x - Math.sin(angle) * along) / WIDTH),
    y: fraction((top + Math.cos(angle) * along) / 1000),
  };
}
