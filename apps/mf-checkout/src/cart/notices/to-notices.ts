import type { CartError, LineItem } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { discountNotice, isAboutDiscount } from './code-notice';
import type { Notice } from './notices';

const TEXT_OF_KEY: Readonly<Record<string, SnippetKey>> = {
  'product-not-found': 'headless.cart.notice.notFound',
  'product-out-of-stock': 'headless.cart.notice.outOfStock',
  'product-stock-reached': 'headless.cart.notice.stockReached',
  'min-order-quantity': 'headless.cart.notice.minimum',
  'purchase-steps-quantity': 'headless.cart.notice.steps',
  'cart-merged-hint': 'headless.cart.notice.merged',
};

/** Texts that need a value, and the fallback when the backend does not send it. */
const NEEDS: Readonly<Partial<Record<SnippetKey, { value: string; otherwise: SnippetKey }>>> = {
  'headless.cart.notice.stockReached': {
    value: 'quantity',
    otherwise: 'headless.cart.notice.stockReachedUnknown',
  },
  'headless.cart.notice.outOfStock': { value: 'name', otherwise: 'headless.cart.notice.notFound' },
};

/** Requirements of the checkout; the shopper cannot meet them in the cart. */
const isForCheckout = (messageKey: string) =>
  /^(salutation-missing|country-region-missing|(shipping|billing)-address)/.test(messageKey);

function textOf(messageKey: string, values: Record<string, string>): SnippetKey {
  if (/^(shipping|payment)-method-/.test(messageKey)) return 'headless.cart.notice.deliveryChanged';
  const text = TEXT_OF_KEY[messageKey] ?? 'headless.cart.notice.other';
  const need = NEEDS[text];
  return need && !values[need.value] ? need.otherwise : text;
}

/** Parameters of a message. Those that an older backend omits come from the line. */
function valuesOf({ parameters = {} }: CartError, line: LineItem | undefined): Record<string, string> {
  const entries = Object.entries({
    name: line?.label,
    quantity: line?.quantityInformation?.maxPurchase,
    ...parameters,
  });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
}

/**
 * Translates the cart's messages, with at most one about discounts. The key of a product's message ends in the id of
 * its line.
 */
export function toNotices(errors: Readonly<Record<string, CartError>>, lines: readonly LineItem[]): Notice[] {
  const all = Object.values(errors);
  const ofDiscounts = discountNotice(all);
  const others = all
    .filter((error) => !isForCheckout(error.messageKey) && !isAboutDiscount(error))
    .map((error): Notice => {
      const line = lines.find(({ id }) => error.key === error.messageKey + id);
      const values = valuesOf(error, line);
      return {
        key: error.key,
        kind: error.level >= 20 ? 'error' : 'info',
        text: textOf(error.messageKey, values),
        values,
        ...(line && { lineId: line.id }),
      };
    });
  return ofDiscounts ? [...others, ofDiscounts] : others;
}
