import type { Http } from '../../http/create-http';
import { searchResult } from '../types/base';
import { customerAddress, type AddressForm, type CustomerAddress } from '../types/customer';

const path = (id: string) => `/account/address/${encodeURIComponent(id)}`;

/** A customer's addresses. Refuses with CommerceError 403 who is not logged in. */
export const addressOperations = (http: Http) => ({
  /** All addresses, the oldest first. */
  list: async (signal?: AbortSignal): Promise<CustomerAddress[]> => {
    const body = { limit: 100, sort: [{ field: 'createdAt', order: 'ASC' }] };
    const found = await http.request('POST', '/account/list-address', {
      body,
      signal,
      shape: searchResult(customerAddress),
    });
    return found.elements;
  },
  create: (address: AddressForm) =>
    http.request('POST', '/account/address', { body: address, shape: customerAddress }),
  /** Replaces an address; what is left out is emptied. */
  update: (id: string, address: AddressForm) =>
    http.request('PATCH', path(id), { body: address, shape: customerAddress }),
  /** Refuses an address that is a default one, or in use in this session. */
  remove: (id: string) => http.request('DELETE', path(id)),
  setDefault: (id: string, use: 'shipping' | 'billing') =>
    http.request('PATCH', `/account/address/default-${use}/${encodeURIComponent(id)}`),
});
