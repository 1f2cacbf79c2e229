const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  euro: '€',
  eacute: 'é',
  euml: 'ë',
};

/** The text of an HTML description, one entry per paragraph or line; never markup. */
export const toParagraphs = (html: string): string[] =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .replace(/<\/(p|li|div|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
