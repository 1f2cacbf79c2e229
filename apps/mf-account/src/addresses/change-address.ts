import type { CommerceClient } from '@weefsel/api-clients';
import type { AddressChange } from './change-form';

/** Makes an address a default one, or removes it. */
export const changeAddress = (
  { address }: Pick<CommerceClient, 'address'>,
  id: string,
  change: AddressChange,
): Promise<unknown> => (change === 'remove' ? address.remove(id) : address.setDefault(id, change));
