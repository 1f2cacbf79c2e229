import * as v from 'valibot';
import { line, optional, required } from '../schema/field-rules';
import type { Texts, Typed } from '../schema/form-schema';

/**
 * What a form asks of a business: whether it is one, its company, its VAT number, and whether it was told already that no
 * register knows that number.
 */
export type BusinessField = 'business' | 'company' | 'vatId' | 'vatTold';
export type BusinessTexts = Texts<BusinessField>;

const LONGEST_COMPANY = 255;

/** Rules of those fields: a company is needed only where somebody orders as a business. */
export const businessEntries = ({ business = '' }: Typed<string>) => ({
  business: optional(),
  company: business === '' ? line() : required('headless.form.error.company', LONGEST_COMPANY),
  vatId: business === '' ? line() : optional(),
  vatTold: optional(),
});

/** A form that asks for those alone. */
export const businessSchema = (typed: Typed<string>) => v.object(businessEntries(typed));
