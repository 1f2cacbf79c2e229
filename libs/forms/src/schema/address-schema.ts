import { locale } from '@weefsel/contracts';
import * as v from 'valibot';
import { formed, optional, optionallyFormed, required } from './field-rules';
import { nameSchema } from './name-schema';
import { zipcode } from './zipcode';

/** ISO code of the country that is chosen until another one is. */
export const HOME_COUNTRY = locale.country;

const HOUSE_NUMBER = /^[1-9]\d{0,4}$/;
const ADDITION = /^$|^[\p{L}\d][\p{L}\d /-]{0,9}$/u;

/** A business that goods are for; only its name is asked. */
export const businessSchema = v.object({ company: optional() });

/** An address in a country (by its ISO code), as it is typed: the order of its fields is that of the form. */
export const addressSchema = (country: string = HOME_COUNTRY) =>
  v.object({
    ...nameSchema.entries,
    ...businessSchema.entries,
    country: required('headless.form.error.country'),
    zipcode: zipcode(country),
    houseNumber: formed(
      'headless.form.error.houseNumber',
      HOUSE_NUMBER,
      'headless.form.error.houseNumberForm',
    ),
    addition: optionallyFormed(ADDITION, 'headless.form.error.addition'),
    street: required('headless.form.error.street'),
    city: required('headless.form.error.city'),
  });

export type AddressTexts = v.InferOutput<ReturnType<typeof addressSchema>>;
export type AddressField = keyof AddressTexts;

/** In the order of the form. */
export const ADDRESS_FIELDS = Object.keys(addressSchema().entries) as AddressField[];
