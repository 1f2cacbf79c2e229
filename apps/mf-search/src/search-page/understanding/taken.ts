/** Stands in a text where something was understood. */
export const TAKEN = '\u00a6';

/** Words that only connect: they go with what they connect. */
const CONNECTING =
  'met van voor in op en of de het een mijn te tot aan bij uit maat kleur merk stof prijs with for in the and of';
const connects = new Set(CONNECTING.split(' '));

/** What of a text is left to be searched for, without the words that led to what was understood. */
export function leftOf(text: string): string {
  const kept: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  words.forEach((word) => {
    if (word !== TAKEN) return kept.push(word);
    while (connects.has(kept.at(-1) ?? '')) kept.pop();
    return kept.push(TAKEN);
  });
  const left = kept.filter((word, at) => word !== TAKEN && !(connects.has(word) && kept[at - 1] === TAKEN));
  while (connects.has(left.at(-1) ?? '')) left.pop();
  while (connects.has(left[0] ?? '')) left.shift();
  return left.join(' ');
}

/** Takes every place of a pattern out of a text; `take` says whether it was understood. */
export const takeOut = (
  text: string,
  pattern: RegExp,
  take: (match: readonly (string | undefined)[]) => boolean,
): string =>
  text.replace(pattern, (found: string, ...groups: unknown[]) => {
    // Behind the groups come the place and the whole text.
    const said = groups.slice(0, -2).map((group) => (typeof group === 'string' ? group : undefined));
    return take([found, ...said]) ? ` ${TAKEN} ` : found;
  });
