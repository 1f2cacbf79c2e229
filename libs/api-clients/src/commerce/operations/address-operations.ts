import type { Http } from '../../http/create-http';
import type { SearchResult } from '../types/base';
import type { AddressForm, CustomerAddress } from '../types/customer';

const path = (id: string) => `/account/address/${encodeURIComponent(id)}`;

/** A customer's addresses. Refuses with CommerceError 403 who is not logged in. */
export const addressOperations = (http: Http) => ({
  /** All addresses, the oldest first. */
  list: async (signal?: AbortSignal): Promise<CustomerAddress[]> => {
    const body = { limit: 100, sort: [{ field: 'createdAt', order: 'ASC' }] };
    const found = await http.request<SearchResult<CustomerAddress>>('POST', '/account/list-address', {
      body,
      signal,
    });
    return found.elements;
  },
  create: (address: AddressForm) =>
    http.request<CustomerAddress>('POST', '/account/address', { body: address }),
  /** Replaces an address; what is left out is emptied. */
  update: (id: string, address: AddressForm) =>
    http.request<CustomerAddress>('PATCH', path(id), { body: address }),
  /** Refuses an address that is a default one, or in use in this session. */
  remove: (id: string) => http.request<undefined>('DELETE', path(id)),
  setDefault: (id: string, use: 'shipping' | 'billing') =>
    http.request<unknown>('PATCH', `/account/address/default-${use}/${encodeURIComponent(id)}`),
});
