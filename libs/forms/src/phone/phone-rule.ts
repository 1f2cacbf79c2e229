import type { SnippetKey } from '@weefsel/contracts/snippets';
import * as v from 'valibot';
import { line } from '../schema/field-rules';
import { toPhoneNumber } from './phone-number';

const WRONG: SnippetKey = 'headless.form.error.phone';

/**
 * An optional phone number, normalised for storage.
 * @param country ISO code, for numbers without a calling code
 */
export const phone = (country: string) =>
  v.pipe(
    line(),
    v.check((text) => text === '' || toPhoneNumber(text, country) !== undefined, WRONG as string),
    v.transform((text) => toPhoneNumber(text, country) ?? ''),
  );
