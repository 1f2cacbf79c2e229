import { shownBy, viewsOf, type Garment, type GarmentPicture } from '../../demo/drawings/src/index.ts';

export interface Shot {
  caption: string;
  picture: GarmentPicture;
}

const COLOUR = '#8d6f56';

/** Shots of a garment: all sides, sleeves, fits and details. */
export function sheetOf(garment: Garment): Shot[] {
  const plain: GarmentPicture = { garment, colour: COLOUR, pattern: 'effen', view: 'front', seed: 11 };
  const { details, sleeves, fits } = shownBy(garment);
  const shot = (caption: string, change: Partial<GarmentPicture>): Shot => ({
    caption,
    picture: { ...plain, ...change },
  });
  return [
    ...viewsOf(garment).map((view) => shot(view, { view })),
    ...sleeves.map((sleeve) => shot(`sleeve ${sleeve}`, { sleeve })),
    ...fits.map((fit) => shot(`fit ${fit}`, { fit })),
    ...details.flatMap((detail) => [
      shot(detail, { details: [detail] }),
      shot(`${detail}, back`, { details: [detail], view: 'back' }),
    ]),
  ];
}
