import type { CopiedLine, SnippetsStore } from '@weefsel/stores';

/** Formats a line with its options: `Wollen trui (Blauw, M)`. */
export function lineName({ name, options, code }: CopiedLine, snippets: Pick<SnippetsStore, 'text'>): string {
  if (code) return snippets.text('headless.cart.lost.code', { code });
  if (options.length === 0) return name;
  const chosen = options.map(({ option }) => option).join(', ');
  return snippets.text('headless.cart.lost.line', { name, options: chosen });
}

/** The same, preceded by the quantity when it is above one. */
export function lineWithPieces(line: CopiedLine, snippets: Pick<SnippetsStore, 'text'>): string {
  const name = lineName(line, snippets);
  return line.quantity > 1
    ? snippets.text('headless.cart.lost.pieces', { count: line.quantity, line: name })
    : name;
}
