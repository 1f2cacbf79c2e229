import type { Product } from '@weefsel/api-clients';
import type { Maker } from './product-page-data';

/** Custom fields of a brand with its maker's address and contact. */
const ADDRESS = 'nd_maker_address';
const CONTACT = 'nd_maker_contact';

/** Maker of a product, as far as commerce knows it. */
export function toMaker({ manufacturer }: Pick<Product, 'manufacturer'>, name: string): Maker {
  const fields = manufacturer?.customFields ?? {};
  const textOf = (field: string): string => {
    const value = fields[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const address = textOf(ADDRESS);
  const contact = textOf(CONTACT);
  return { name, ...(address && { address }), ...(contact && { contact }) };
}
