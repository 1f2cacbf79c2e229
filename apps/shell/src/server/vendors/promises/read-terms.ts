import { builtInPromises, type ShopPromises } from '@weefsel/contracts/promises';
import * as v from 'valibot';

const AMOUNT = v.pipe(v.number(), v.minValue(0));
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const ISO = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

const FIELDS = {
  delivery: v.pipe(v.array(v.object({ country: ISO, workdays: COUNT })), v.minLength(1)),
  shippingFee: AMOUNT,
  freeShippingFrom: AMOUNT,
  cutOffHour: v.pipe(COUNT, v.maxValue(24)),
  closedDays: v.array(v.pipe(v.string(), v.isoDate())),
  latestDeliveryDays: COUNT,
  pickupDays: COUNT,
  returnDays: COUNT,
  withdrawalDays: COUNT,
  sendBackDays: COUNT,
  refundWorkdays: COUNT,
  refundDays: COUNT,
  payLaterDays: COUNT,
  payLaterAge: COUNT,
  payLaterCountries: v.pipe(v.array(ISO), v.minLength(1)),
  linkHours: COUNT,
  welcomePercentage: AMOUNT,
  welcomeFrom: AMOUNT,
  codePlace: v.picklist(['checkout', 'cart']),
  accountDeletion: v.picklist(['account', 'service']),
  orderMail: v.array(v.picklist(['lines', 'terms', 'withdrawalForm'])),
} satisfies { [Field in keyof ShopPromises]-?: v.GenericSchema<unknown, ShopPromises[Field]> };

/**
 * The editors' promises. A missing or invalid field keeps its built-in value.
 * @param onWrong receives the name of each invalid field
 */
export function readTerms(sent: unknown, onWrong: (field: string) => void): ShopPromises {
  const document: Record<string, unknown> = Object(sent);
  const read = Object.entries(FIELDS).flatMap(([field, schema]): [string, unknown][] => {
    const value = document[field];
    if (value === undefined || value === null) return [];
    const result = v.safeParse(schema, value);
    if (!result.success) onWrong(field);
    return result.success ? [[field, result.output]] : [];
  });
  return { ...builtInPromises, ...Object.fromEntries(read) };
}
