type Holder = Record<string | number, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Replaces one value in a JSON text; `turns` lead to it from the root. Returns the path in words too. */
export function corruptValue(
  text: string,
  turns: readonly number[],
  odd: unknown,
): { text: string; path: string } {
  const root: Holder = { answer: JSON.parse(text) };
  const path: string[] = [];
  let holder = root;
  let key = 'answer';
  for (const turn of turns) {
    const next = holder[key];
    const keys = isHolder(next) ? Object.keys(next) : [];
    const nextKey = keys[turn % keys.length];
    if (!isHolder(next) || nextKey === undefined) break;
    holder = next;
    key = nextKey;
    path.push(key);
  }
  holder[key] = odd;
  return { text: JSON.stringify(root.answer), path: path.join('.') };
}
