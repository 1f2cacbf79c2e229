import type { Transport } from '@weefsel/api-clients';
import type { ServerConfig } from '../../settings/environment';
import { inSpan } from '../spans';
import type { Measures } from './measures';

type Addresses = Pick<
  ServerConfig,
  | 'commerceEndpoint'
  | 'contentApiHost'
  | 'searchBaseUrl'
  | 'socialFeedUrl'
  | 'reviewsUrl'
  | 'addressesUrl'
  | 'vatCheckUrl'
>;

/** The vendor of an address, or `other`. The longest prefix wins: vendors may share a host. */
export function vendorAt(url: string, addresses: Addresses): string {
  const found = Object.entries({
    commerce: addresses.commerceEndpoint,
    content: addresses.contentApiHost,
    search: addresses.searchBaseUrl,
    social: addresses.socialFeedUrl.split('{', 1).join(),
    reviews: addresses.reviewsUrl,
    addresses: addresses.addressesUrl,
    vat: addresses.vatCheckUrl,
  })
    .filter(([, address]) => address && url.startsWith(address))
    .sort(([, one], [, other]) => other.length - one.length);
  return found[0]?.[0] ?? 'other';
}

/** A transport that measures each call, as a span of its request. */
export const measuredTransport =
  (transport: Transport, addresses: Addresses, measures: Pick<Measures, 'vendorCalls'>): Transport =>
  async (request) => {
    const vendor = vendorAt(request.url, addresses);
    const end = measures.vendorCalls.startTimer({ vendor });
    try {
      const answer = await inSpan(`call ${vendor}`, { 'http.request.method': request.method }, () =>
        transport(request),
      );
      end({ outcome: String(answer.status) });
      return answer;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  };
