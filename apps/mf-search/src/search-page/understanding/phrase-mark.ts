/** Marks the place of an understood phrase in a text. */
export const PHRASE_MARK = '\u00a6';

/** Connecting words: removed together with the phrase they connect. */
const CONNECTING =
  'met van voor in op en of de het een mijn te tot aan bij uit maat kleur merk stof prijs with for in the and of';
const connects = new Set(CONNECTING.split(' '));

/** The text left to search for, without understood phrases and their connecting words. */
export function leftOf(text: string): string {
  const kept: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  words.forEach((word) => {
    if (word !== PHRASE_MARK) return kept.push(word);
    while (connects.has(kept.at(-1) ?? '')) kept.pop();
    return kept.push(PHRASE_MARK);
  });
  const left = kept.filter(
    (word, at) => word !== PHRASE_MARK && !(connects.has(word) && kept[at - 1] === PHRASE_MARK),
  );
  while (connects.has(left.at(-1) ?? '')) left.pop();
  while (connects.has(left[0] ?? '')) left.shift();
  return left.join(' ');
}

/** Replaces every match of a pattern that `take` returns true for. */
export const extract = (
  text: string,
  pattern: RegExp,
  take: (match: readonly (string | undefined)[]) => boolean,
): string =>
  text.replace(pattern, (found: string, ...groups: unknown[]) => {
    // The last two are the offset and the whole text.
    const said = groups.slice(0, -2).map((group) => (typeof group === 'string' ? group : undefined));
    return take([found, ...said]) ? ` ${PHRASE_MARK} ` : found;
  });
