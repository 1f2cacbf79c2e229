/** Field of a block that may repeat the picture in a second frame, for phones. */
const SECOND_FRAME = 'imageMobile';

/** Scenes of the campaign pictures in a document, once per display. */
export function scenesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^image-campaign[a-z]+(\d)-/.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => (name === SECOND_FRAME ? [] : scenesOf(child)));
}
