const SHOWN = new Set(['text', 'title', 'quote', 'question', 'answer', 'shortDescription']);

/** Visible text of a document, paragraph by paragraph. */
export function paragraphsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('children' in value && Array.isArray(value.children)) {
    return [value.children.map((span: { text: string }) => span.text).join('')];
  }
  return Object.entries(value).flatMap(([name, child]) => {
    if (typeof child !== 'string') return paragraphsOf(child);
    return SHOWN.has(name) ? [child] : [];
  });
}

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Values that occur more than once. */
export const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Date of viewing the shop; everything was published before. */
export const TODAY = '2026-11-20';
