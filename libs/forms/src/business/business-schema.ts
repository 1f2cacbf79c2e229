import * as v from 'valibot';
import { line, optional, required } from '../schema/field-rules';
import type { Texts, Typed } from '../schema/form-schema';

/** Fields of a business. `vatTold` is the number seen as unknown, or `1` for the typed one. */
export type BusinessField = VisibleField | 'vatTold';
export type VisibleField = 'business' | 'company' | 'vatId';
export type BusinessTexts = Texts<BusinessField>;

const LONGEST_COMPANY = 255;

/** Rules of those fields. A company is required only for a business. */
export const businessEntries = ({ business = '' }: Typed<string>) => ({
  business: optional(),
  company: business === '' ? line() : required('headless.form.error.company', LONGEST_COMPANY),
  vatId: business === '' ? line() : optional(),
  vatTold: optional(),
});

/** Schema of a form with those fields only. */
export const businessSchema = (typed: Typed<string>) => v.object(businessEntries(typed));
