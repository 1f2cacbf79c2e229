import { randomFrom, type Random } from './random.ts';

/** The streets around the shop, seen from above. */
export interface MapPicture {
  /** Requested size in pixels; 4:3. */
  width: number;
  height: number;
  /** Any integer; varies the houses. */
  seed: number;
}

const [WIDTH, HEIGHT] = [1600, 1200];
const INK = '#1c1a17';
const PAPER = '#fbf9f5';
const HOUSES = '#e9e2d6';
const YARDS = '#f0ebe1';
const WATER = '#cfdadd';
const GREEN = '#dbe0cf';

const CANAL = 'M-60 940 C 240 880 380 690 560 560 S 940 330 1120 250 S 1440 60 1660 20';
const MAIN_STREET = 'M-60 330 C 300 420 620 500 860 640 S 1380 900 1680 960';
const SIDE_STREETS = [
  'M300 -40 C 330 300 380 700 330 1260',
  'M760 -40 C 720 260 860 560 820 860 S 900 1100 880 1260',
  'M1240 -40 C 1180 240 1260 520 1200 790 S 1240 1060 1230 1260',
  'M-60 640 C 200 660 480 760 700 900 S 960 1120 1040 1260',
  'M420 -40 C 620 120 900 220 1300 420 S 1560 520 1680 600',
];
const SHOP = { x: 860, y: 640 };

const street = (path: string, width: number, colour = PAPER) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A row of houses around a yard, slightly askew as in old towns. */
function block(x: number, y: number, random: Random): string {
  const [width, height] = [random.between(118, 150), random.between(92, 122)];
  const corner = (dx: number, dy: number) => `${x + dx + random.about(9)},${y + dy + random.about(9)}`;
  const corners = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)].join(' ');
  const yard = { x: x + width * 0.3, y: y + height * 0.34, width: width * 0.4, height: height * 0.32 };
  return (
    `<polygon points="${corners}" fill="${HOUSES}"/>` +
    `<rect x="${yard.x}" y="${yard.y}" width="${yard.width}" height="${yard.height}" fill="${YARDS}"/>`
  );
}

function houses(random: Random): string {
  const rows = Array.from({ length: 13 }, (_, row) => row);
  const columns = Array.from({ length: 13 }, (_, column) => column);
  const blocks = rows.flatMap((row) =>
    columns.map((column) =>
      block(-330 + column * 166 + random.about(8), -330 + row * 140 + random.about(6), random),
    ),
  );
  return `<g transform="rotate(14 ${WIDTH / 2} ${HEIGHT / 2})">${blocks.join('')}</g>`;
}

const PARK =
  `<path d="M1330 620 C 1440 560 1600 600 1660 680 L 1660 900 C 1560 860 1420 820 1330 780 Z" fill="${GREEN}"/>` +
  [
    [1400, 690],
    [1470, 650],
    [1545, 700],
    [1430, 760],
    [1520, 790],
    [1590, 760],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="19" fill="#c6cfb6"/>`)
    .join('');

/** A drop with its point on the shop, and two threads woven through its eye. */
const PIN =
  `<g transform="translate(${SHOP.x} ${SHOP.y})">` +
  `<ellipse rx="34" ry="11" fill="${INK}" opacity="0.18"/>` +
  `<path d="M0 0 C -18 -42 -62 -72 -62 -122 A 62 62 0 1 1 62 -122 C 62 -72 18 -42 0 0 Z" fill="${INK}"/>` +
  `<circle cy="-122" r="31" fill="${PAPER}"/>` +
  `<path d="M-20 -130 H20 M-20 -114 H20 M-8 -142 V-102 M8 -142 V-102" stroke="${INK}" stroke-width="5" fill="none"/>` +
  `</g>`;

/** A map without names as an SVG document. Deterministic: the same picture gives the same SVG. */
export function streetMapSvg({ width, height, seed }: MapPicture): string {
  const drawn = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    houses(randomFrom(seed)),
    PARK,
    street(CANAL, 96),
    street(CANAL, 54, WATER),
    ...SIDE_STREETS.map((path) => street(path, 26)),
    street(MAIN_STREET, 44),
    street(MAIN_STREET, 3, '#e6e0d6'),
    PIN,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawn.join('')}</svg>`;
}
