import { fromPartial } from '@total-typescript/shoehorn';
import { createCommerceClient, type Clients, type VatOutcome } from '@weefsel/api-clients';
import type { ActionResult, PageActions } from '@weefsel/contracts';
import { AccountBackend } from './account-backend';
import { builtInText } from './shop';

/** Fake VAT number check of the shop's server. */
export const vat = { check: jest.fn(async (): Promise<VatOutcome> => 'valid') };

/** Clients of the shop's server, with a shopper's session; anonymous with an empty token. */
export const clientsFor = ({ transport }: AccountBackend, token = 'session-of-earlier') => ({
  vat,
  commerce: createCommerceClient({
    endpoint: 'http://commerce.test/store-api',
    accessToken: 'SWSCTEST',
    tokens: { read: () => token, write: () => undefined },
    transport,
  }),
});

/** Request that a page's load receives. */
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

/** A backend that refuses the next account calls. */
export const refusing = (...refusal: [status: number, code: string, pointer?: string]): AccountBackend =>
  Object.assign(new AccountBackend(), { refusing: refusal });
