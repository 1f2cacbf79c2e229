import type { SnippetsStore } from '@weefsel/stores';
import type { CardSizesProps } from '@weefsel/ui';

/** In which sizes a product can be had: "Nog in 2 maten (S, M; uitverkocht: L)". Nothing to say when none are known, or of a single one that there is. */
export function toSizeText(
  sizes: readonly string[],
  soldOut: readonly string[],
  { text }: Pick<SnippetsStore, 'text'>,
): CardSizesProps | undefined {
  if (sizes.length === 0) return undefined;
  const left = sizes.filter((size) => !soldOut.includes(size));
  const count = left.length;
  if (count === 0) return { summary: text('headless.listing.soldOut') };
  if (sizes.length === 1) return undefined;
  const names = left.join(', ');
  if (soldOut.length === 0)
    return { summary: text('headless.listing.inSizes', { count }), detail: `(${names})` };
  const gone = text('headless.listing.soldOutSizes', { sizes: soldOut.join(', ') });
  const key = count === 1 ? 'headless.listing.sizeLeft' : 'headless.listing.sizesLeft';
  return { summary: text(key, { count }), detail: `(${names}; ${gone})` };
}
