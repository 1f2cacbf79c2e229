import * as v from 'valibot';
import { createHttp, type HttpOptions } from '../http/create-http';

interface AddressesConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Address of the service, e.g. `https://api.pdok.nl/bzk/locatieserver`. */
  url: string;
}

/** A Dutch postcode with its house number. */
export interface PostcodeAndNumber {
  /** Four digits and two capitals, without a space: `3511NR`. */
  zipcode: string;
  houseNumber: number;
}

/** The address at a postcode and house number. */
export interface FoundAddress {
  street: string;
  city: string;
}

const PATH = '/search/v3_1/free';
/** In ms. The shopper keeps typing, so a later response is useless. */
const TIMEOUT_MS = 1500;

const found = v.object({
  response: v.object({
    docs: v.array(v.object({ straatnaam: v.optional(v.string()), woonplaatsnaam: v.optional(v.string()) })),
  }),
});

/**
 * Client of a Dutch address register with the protocol of PDOK's Locatieserver
 * (https://github.com/PDOK/locatieserver/wiki). Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError.
 */
export function createAddressesClient({ url, transport, report }: AddressesConfig) {
  const http = createHttp({ baseUrl: url, timeoutMs: TIMEOUT_MS, report, transport });
  return {
    /** Street and city at a postcode and house number, ignoring additions. Null when there is no such address. */
    find: async (
      { zipcode, houseNumber }: PostcodeAndNumber,
      signal?: AbortSignal,
    ): Promise<FoundAddress | null> => {
      const query = {
        fq: ['type:adres', `postcode:${zipcode}`, `huisnummer:${houseNumber}`],
        fl: 'straatnaam,woonplaatsnaam',
        rows: 1,
      };
      const { response } = await http.request('GET', PATH, { query, signal, shape: found });
      const { straatnaam: street, woonplaatsnaam: city } = response.docs[0] ?? {};
      return street && city ? { street, city } : null;
    },
  };
}

export type AddressesClient = ReturnType<typeof createAddressesClient>;
