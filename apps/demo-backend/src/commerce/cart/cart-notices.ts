/** What the cart has to say about itself; not an error of the request. */
export interface CartNotice {
  /** Unique in a cart: the message with the id of what it is about. */
  key: string;
  message: string;
  messageKey: string;
  /** 0 notice, 10 warning, 20 error. */
  level: 0 | 10 | 20;
  code: 0;
  parameters: Record<string, string | number>;
  block: boolean;
  blockResubmit: boolean;
}

export const productGone = (id: string): CartNotice => ({
  key: `product-not-found${id}`,
  message: 'The product could not be found',
  messageKey: 'product-not-found',
  level: 20,
  code: 0,
  parameters: { id },
  block: true,
  blockResubmit: true,
});

export const soldOut = (id: string, name: string): CartNotice => ({
  key: `product-out-of-stock${id}`,
  message: `The product ${name} is no longer available`,
  messageKey: 'product-out-of-stock',
  level: 20,
  code: 0,
  parameters: { name },
  block: true,
  blockResubmit: true,
});

export const fewerLeft = (id: string, name: string, quantity: number): CartNotice => ({
  key: `product-stock-reached${id}`,
  message: `The product ${name} is only available ${quantity} times`,
  messageKey: 'product-stock-reached',
  level: 10,
  code: 0,
  parameters: { name, quantity },
  block: true,
  blockResubmit: true,
});

export const unknownCode = (code: string): CartNotice => ({
  key: `promotion-not-found-${code}`,
  message: `Promotion with code ${code} not found!`,
  messageKey: 'promotion-not-found',
  level: 20,
  code: 0,
  parameters: { code },
  block: false,
  blockResubmit: false,
});
