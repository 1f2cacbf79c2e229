/** Field of a block that may repeat the picture in a second frame, for phones. */
const SECOND_FRAME = 'imageMobile';

/** Campaign pictures in a document, once per display: `campaignladies3`. */
export function picturesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^image-(campaign[a-z]+\d)-/.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => (name === SECOND_FRAME ? [] : picturesOf(child)));
}

/** Scenes of the campaign pictures in a document, whatever their mood. */
export const scenesOf = (value: unknown): string[] => picturesOf(value).map((picture) => picture.slice(-1));
