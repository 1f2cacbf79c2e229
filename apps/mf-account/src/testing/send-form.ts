import { fromPartial } from '@total-typescript/shoehorn';
import { createCommerceClient, type Clients, type VatOutcome } from '@weefsel/api-clients';
import type { ActionResult, PageActions } from '@weefsel/contracts';
import { AccountBackend } from './account-backend';
import { builtInText } from './shop';

/** What the shop's server knows of VAT numbers. */
export const vat = { check: jest.fn(async (): Promise<VatOutcome> => 'valid') };

/** The clients of the shop's server, with the session of a shopper or, without a token, of nobody. */
export const clientsFor = ({ transport }: AccountBackend, token = 'session-of-earlier') => ({
  vat,
  commerce: createCommerceClient({
    endpoint: 'http://commerce.test/store-api',
    accessToken: 'SWSCTEST',
    tokens: { read: () => token, write: () => undefined },
    transport,
  }),
});

/** What a page's load gets. */
export const askedFor = (href: string) => ({ text: builtInText, url: new URL(href, 'https://shop.example') });

/** Sends a form of a page as a browser without script does. */
export async function sendForm(
  actions: PageActions<Clients>,
  form: string,
  href: string,
  fields: Readonly<Record<string, string>> = {},
  backend = new AccountBackend(),
): Promise<ActionResult | undefined> {
  const { text, url } = askedFor(href);
  const request = {
    url,
    origin: url.origin,
    slug: '',
    type: 'route' as const,
    text,
    signal: new AbortController().signal,
    fields,
  };
  return actions[form]?.(request, fromPartial<Clients>(clientsFor(backend)));
}

/** A backend that refuses the next calls of an account. */
export const refusing = (...refusal: [status: number, code: string, pointer?: string]): AccountBackend =>
  Object.assign(new AccountBackend(), { refusing: refusal });
