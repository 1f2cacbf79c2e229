import type { LineItem, Order } from '@weefsel/api-clients';
import { toCopiedLine, type CopiedLine } from '@weefsel/stores';

/** A line of an order, as the list of orders shows it. */
export interface OrderLine {
  id: string;
  /** The product, to order it again. */
  again: CopiedLine;
  /** Absolute address of the picture. */
  picture?: string;
  quantity: number;
}

/** The smallest picture that is sharp at a width of 80 px on every screen. */
const pictureOf = ({ cover }: LineItem): string | undefined => {
  const widest = [...(cover?.thumbnails ?? [])].sort((a, b) => a.width - b.width);
  return (widest.find(({ width }) => width >= 160) ?? widest.at(-1))?.url ?? cover?.url;
};

function toOrderLine(item: LineItem): OrderLine {
  const { id, quantity, referencedId } = item;
  const picture = pictureOf(item);
  return {
    id,
    again: { ...toCopiedLine(item), id: referencedId ?? id },
    ...(picture && { picture }),
    quantity,
  };
}

export const toOrderLines = ({ lineItems }: Pick<Order, 'lineItems'>): OrderLine[] =>
  (lineItems ?? []).filter(({ type }) => type === 'product').map(toOrderLine);
