import type { CopiedLine, SnippetsStore } from '@weefsel/stores';

/** A line as it is told: `2 × Wollen trui (Blauw, M)`. */
export function lineName({ name, options, code }: CopiedLine, snippets: Pick<SnippetsStore, 'text'>): string {
  if (code) return snippets.text('headless.cart.lost.code', { code });
  if (options.length === 0) return name;
  const chosen = options.map(({ option }) => option).join(', ');
  return snippets.text('headless.cart.lost.line', { name, options: chosen });
}

/** The same with the number of pieces before it, when there is more than one. */
export function lineWithPieces(line: CopiedLine, snippets: Pick<SnippetsStore, 'text'>): string {
  const name = lineName(line, snippets);
  return line.quantity > 1
    ? snippets.text('headless.cart.lost.pieces', { count: line.quantity, line: name })
    : name;
}
