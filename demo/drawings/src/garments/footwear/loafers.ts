import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Shoe } from '../shoe-pair.ts';
import { METAL } from '../trims.ts';
import { LOW_BACK } from './low-backs.ts';
import { finishLow, lowShoes } from './low-shoes.ts';
import { line, LINING, patch, thread } from './parts.ts';

function saddle(drawing: Drawing, { place }: Shoe): void {
  patch(drawing, place, '-60 -404!, 44 -330!, 60 -240, 30 -92!, -120 -84!, -76 -240, -90 -330');
  patch(drawing, place, '-14 -352!, 20 -326!, -22 -276!, -56 -300!', drawing.inside);
  thread(drawing, line(place, '32 -322, 46 -240, 18 -100'));
  thread(drawing, line(place, '-78 -330, -62 -240, -104 -94'));
}

function bit(drawing: Drawing, { place }: Shoe): void {
  patch(drawing, place, '-76 -396!, -16 -352!, -40 -240, -60 -200!, -120 -240!, -90 -330');
  const bar = line(place, '-10 -372, -54 -310, -88 -226');
  const ring = (outline: string) => line(place, outline);
  const links = `${bar} ${ring('-26 -398, 20 -392, 14 -344, -26 -348, -28 -398')} ${ring('-74 -244, -40 -226, -56 -172, -112 -186, -112 -232, -74 -244')}`;
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${links}" stroke="#000" stroke-width="20" opacity=".35" transform="translate(3 7)"/><path d="${links}" stroke="${METAL.line}" stroke-width="19"/><path d="${links}" stroke="${METAL.base}" stroke-width="14"/><path d="${links}" stroke="${METAL.sheen}" stroke-width="5" transform="translate(-2 -3)"/></g>`,
  );
}

function tassels(drawing: Drawing, { place }: Shoe): void {
  thread(drawing, line(place, '-480 -300, -360 -300, -240 -278, -130 -318, -70 -384'));
  for (const dx of [0, 54]) {
    patch(
      drawing,
      place,
      `${20 + dx} ${-372 + dx * 0.7}!, ${44 + dx} ${-352 + dx * 0.7}!, ${84 + dx} ${-236 + dx * 0.5}, ${16 + dx} ${-226 + dx * 0.5}`,
    );
    for (const at of [26, 42, 58])
      drawing.add(
        `<path d="${line(place, `${32 + dx} ${-340 + dx * 0.7}, ${at + dx} ${-236 + dx * 0.5}`)}" fill="none" stroke="${drawing.tones.line}" stroke-width="4" opacity=".55"/>`,
      );
  }
}

function loafer(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  drawing.cloth(
    place(trace('-446 -346!, -320 -384, -160 -400, -76 -436!, -130 -350, -250 -290, -390 -306')),
    {
      tones: LINING,
      printed: false,
      round: 'flat',
      edge: 0.9,
    },
  );
  drawing.cloth(
    place(
      trace(
        '-498 -110!, -510 -210, -488 -300, -452 -350!, -360 -310, -240 -290, -140 -330, -84 -440!, -10 -410, 110 -322, 250 -264, 420 -226, 530 -168, 578 -88!, 500 -34, 300 -16, 60 -18, -140 -50',
      ),
    ),
    { edge: 0.6 },
  );
  const apron = '-30 -304, 40 -258, 160 -214, 300 -178, 414 -164, 456 -172, 462 -196';
  drawing.seam(line(place, apron));
  thread(drawing, line(place, '-30 -290, 40 -244, 160 -200, 300 -164, 420 -150, 478 -168'));
  thread(drawing, line(place, '-340 -304, -310 -200, -330 -100'));
  if (drawing.has('penny-strap')) saddle(drawing, shoe);
  if (drawing.has('metal-bit')) bit(drawing, shoe);
  if (drawing.has('vamp-tassels')) tassels(drawing, shoe);
  finishLow(drawing, place);
}

/** Slip-on shoes with an apron seam over the toe. */
export const drawLoafers = lowShoes(loafer, LOW_BACK);
