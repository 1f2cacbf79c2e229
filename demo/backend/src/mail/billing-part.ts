import type { OrderDetails } from '../database/order-rows.ts';
import { addressWords } from './address-words.ts';

/** The billing address, and the name on the invoice of a business. */
export function billingPart({ customer, billing }: OrderDetails): string[] {
  const address = `Je factuuradres: ${addressWords(billing)}.`;
  const vatIds = customer.vatIds ? (JSON.parse(customer.vatIds) as string[]) : [];
  const company = customer.company || billing.company;
  if (!company) return [address];
  const number = vatIds.map((id) => `, btw-nummer ${id}`).join('');
  return [address, `De factuur staat op naam van ${company}${number}.`];
}
