import type { OrderDetails } from '../database/order-rows.ts';

/** In whose name the invoice of a business is; nothing for other people. */
export function billingPart({ customer, billing }: OrderDetails): string[] {
  const vatIds = customer.vatIds ? (JSON.parse(customer.vatIds) as string[]) : [];
  const company = customer.company || billing.company;
  if (!company) return [];
  const number = vatIds.map((id) => `, btw-nummer ${id}`).join('');
  return [`De factuur staat op naam van ${company}${number}.`];
}
