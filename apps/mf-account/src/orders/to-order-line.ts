import type { LineItem, Order } from '@weefsel/api-clients';
import { NO_LINK, productHref } from '@weefsel/contracts';
import { toCopiedLine, type CopiedLine } from '@weefsel/stores';

/** Something that was ordered, as it is shown; amounts in euro. */
export interface OrderLine {
  id: string;
  /** The product, to order it again. */
  again: CopiedLine;
  name: string;
  brand?: string;
  /** Absent when the order does not say where the product is. */
  href?: string;
  /** Absolute address of the picture. */
  picture?: string;
  /** For example `Zwart, 38`. */
  options: string;
  quantity: number;
  total: number;
}

export interface OrderDiscount {
  id: string;
  name: string;
  /** In euro, below zero. */
  total: number;
}

/** The smallest picture that is sharp at a width of 80 px on every screen. */
const pictureOf = ({ cover }: LineItem): string | undefined => {
  const widest = [...(cover?.thumbnails ?? [])].sort((a, b) => a.width - b.width);
  return (widest.find(({ width }) => width >= 160) ?? widest.at(-1))?.url ?? cover?.url;
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function hrefOf(seoPath: string | undefined): string | undefined {
  const href = seoPath && productHref({ seoUrls: [{ seoPathInfo: seoPath }] });
  return href === NO_LINK ? undefined : href;
}

function toOrderLine(item: LineItem): OrderLine {
  const { id, label, payload, price, quantity, referencedId } = item;
  const brand = text(payload?.['manufacturerName']);
  const href = hrefOf(text(payload?.['seoPath']));
  const picture = pictureOf(item);
  return {
    id,
    again: { ...toCopiedLine(item), id: referencedId ?? id },
    name: label ?? '',
    ...(brand && { brand }),
    ...(href && { href }),
    ...(picture && { picture }),
    options: (payload?.options ?? []).map(({ option }) => option).join(', '),
    quantity,
    total: price?.totalPrice ?? 0,
  };
}

/** The goods of an order. */
export const toOrderLines = ({ lineItems }: Pick<Order, 'lineItems'>): OrderLine[] =>
  (lineItems ?? []).filter(({ type }) => type === 'product').map(toOrderLine);

/** What went off the price of an order. */
export const toOrderDiscounts = ({ lineItems }: Pick<Order, 'lineItems'>): OrderDiscount[] =>
  (lineItems ?? [])
    .filter(({ type }) => type === 'promotion')
    .map(({ id, label, price }) => ({ id, name: label ?? '', total: price?.totalPrice ?? 0 }));
