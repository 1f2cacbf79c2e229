import { mix } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';
import { alongBand, dipOf } from './band.ts';
import type { Cut } from './cut.ts';

/** A cord from two eyelets in the band, hanging down in front. */
export function drawstring(drawing: Drawing, cut: Cut): void {
  if (drawing.isBack) return;
  const cord = mix(drawing.tones.base, drawing.tones.lightness > 0.75 ? '#6f665a' : '#f1ebdf', 0.78);
  const y = cut.band * 0.5 + dipOf(drawing);
  const ends = [
    `M-40 ${y}C-74 ${y + 70} -30 ${y + 150} -62 ${y + 300}`,
    `M40 ${y}C70 ${y + 80} 26 ${y + 170} 44 ${y + 262}`,
  ];
  const d = ends.join('');
  const eyelets = [-40, 40]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="13" fill="${drawing.tones.line}" stroke="${drawing.tones.light}" stroke-width="4"/>`,
    )
    .join('');
  const knots = [
    [-62, 304],
    [44, 266],
  ]
    .map(
      ([x = 0, down = 0]) =>
        `<rect x="${x - 9}" y="${Math.round(y + down - 30)}" width="18" height="44" rx="6" fill="${mix(cord, '#3a3028', 0.55)}"/>`,
    )
    .join('');
  drawing.add(
    `${eyelets}<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#1d1712" stroke-width="17" opacity=".3" transform="translate(5 8)"/><path d="${d}" stroke="${cord}" stroke-width="16"/><path d="${d}" stroke="#000" stroke-width="16" stroke-dasharray="2 7" opacity=".2"/></g>${knots}`,
  );
}

/** A sash around the waist, tied in a bow; on the back it only passes. */
export function tieBelt(drawing: Drawing, cut: Cut): void {
  const [upper, lower] = [alongBand(drawing, cut, 8), alongBand(drawing, cut, cut.band - 6)];
  const { waist, band } = cut;
  const dip = dipOf(drawing);
  drawing.cloth(
    spline([
      [-waist - 4, 9, 'corner'],
      [0, 9 + dip],
      [waist + 4, 9, 'corner'],
      [waist + 9, band - 6, 'corner'],
      [0, band - 6 + dip],
      [-waist - 9, band - 6, 'corner'],
    ]),
    {
      round: 'body',
      lift: 0.5,
      edge: 0.36,
      creases: [
        { from: [-waist * 0.8, band * 0.4], to: [-30, band * 0.5 + dip], width: 7, depth: 0.6 },
        { from: [waist * 0.8, band * 0.6], to: [30, band * 0.5 + dip], width: 7, depth: 0.6 },
      ],
    },
  );
  for (const line of [upper, lower]) drawing.seam(line);
  if (!drawing.isBack) bow(drawing, band * 0.5 + dip);
}

function bow(drawing: Drawing, y: number): void {
  const moved = (outline: string) =>
    spline(trace(outline).map(([x, at, turn]) => (turn ? [x, at + y, turn] : [x, at + y])));
  const ends = [
    '-14 8, 18 14, -30 190, -58 352, -92 470!, -160 446!, -118 330, -66 170',
    '-16 10, 20 8, 60 150, 104 300, 128 404!, 62 424!, 44 300, 14 160',
  ];
  for (const end of ends)
    drawing.cloth(moved(end), {
      round: 'flat',
      lift: 0.6,
      edge: 0.36,
      creases: [{ from: [0, y + 40], to: [end === ends[0] ? -96 : 84, y + 380], width: 9, depth: 0.5 }],
    });
  for (const loop of [
    '-8 -16, -70 -40, -190 -10, -236 56, -204 112, -120 84, -20 24',
    '8 -16, 72 -44, 176 -26, 224 30, 200 88, 110 74, 20 24',
  ])
    drawing.cloth(moved(loop), {
      round: 'flat',
      lift: 0.65,
      edge: 0.4,
      creases: [
        {
          from: [loop.startsWith('-') ? -24 : 24, y],
          to: [loop.startsWith('-') ? -150 : 150, y + 40],
          width: 11,
          depth: 0.7,
        },
      ],
    });
  drawing.cloth(moved('-30 -30, 2 -38, 34 -28, 40 6, 30 36, -2 42, -34 34, -40 2'), {
    round: 'flat',
    lift: 0.7,
    edge: 0.4,
    creases: [{ from: [-12, y - 30], to: [-6, y + 34], width: 6, depth: 0.6 }],
  });
}
