import { toCardTexts } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Price } from '@weefsel/ui';
import type { Line } from './to-line';

/** What one piece costs. */
export const LinePrice = observer(function LinePrice({ line }: { line: Line }) {
  const { snippets } = useStores();
  return <Price price={line.price} labels={toCardTexts(snippets.text)} />;
});
