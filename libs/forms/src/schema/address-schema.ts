import { locale } from '@weefsel/contracts';
import * as v from 'valibot';
import { email, formed, optional, optionallyFormed, phone, required } from './field-rules';
import { zipcode } from './zipcode';

/** ISO code of the country that is chosen until another one is. */
export const HOME_COUNTRY = locale.country;

const HOUSE_NUMBER = /^[1-9]\d{0,4}$/;
const ADDITION = /^$|^[\p{L}\d][\p{L}\d /-]{0,9}$/u;

/** How somebody without an account is reached. */
export const contactSchema = v.object({ email: email(), phone: phone() });

/** What somebody is called, as long as the commerce backend takes it. */
export const nameSchema = v.object({
  firstName: required('headless.form.error.firstName', 50),
  lastName: required('headless.form.error.lastName', 60),
});

/** An address in a country (by its ISO code), as it is typed: the order of its fields is that of the form. */
export const addressSchema = (country: string = HOME_COUNTRY) =>
  v.object({
    ...nameSchema.entries,
    company: optional(),
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
