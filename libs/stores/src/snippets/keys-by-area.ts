type Texts = ReadonlyMap<string, string>;

const known = new WeakMap<Texts, ReadonlyMap<string, readonly string[]>>();

const AREA = /^headless\.([^.]+)\./;

/** Keys of texts by area. Cached per map of texts, which never changes. */
export function keysByArea(texts: Texts): ReadonlyMap<string, readonly string[]> {
  const found = known.get(texts);
  if (found) return found;
  const keys = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const area = AREA.exec(key)?.[1];
    if (area === undefined) continue;
    const ofArea = keys.get(area) ?? [];
    keys.set(area, ofArea);
    ofArea.push(key);
  }
  known.set(texts, keys);
  return keys;
}
