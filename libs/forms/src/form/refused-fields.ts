import { CommerceError, type ApiError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';
import { zipcodeError } from '../schema/address-schema';
import type { FieldErrors } from '../schema/form-schema';

const BY_CODE: Readonly<Record<string, SnippetKey>> = {
  TOO_LONG_ERROR: 'headless.form.error.tooLong',
  TOO_SHORT_ERROR: 'headless.form.error.passwordShort',
  STRICT_CHECK_FAILED_ERROR: 'headless.form.error.emailForm',
  INVALID_FORMAT_ERROR: 'headless.form.error.emailForm',
  CUSTOMER_EMAIL_NOT_UNIQUE: 'headless.form.error.emailTaken',
  CUSTOMER_PASSWORD_NOT_CORRECT: 'headless.form.error.passwordWrong',
  NOT_EQUAL_ERROR: 'headless.form.error.notSame',
  VAT_ID_FORMAT_NOT_CORRECT: 'headless.form.error.vatId',
  VAT_ID_NOT_REGISTERED: 'headless.form.error.vatUnknown',
};

/** Fields that the backend may report as missing; their texts have their names. */
const MISSING = [
  'email',
  'password',
  'newPassword',
  'firstName',
  'lastName',
  'company',
  'vatId',
  'street',
  'zipcode',
  'city',
] as const;

/** Our names of fields that the backend names differently. */
const NAMES: Readonly<Record<string, string>> = {
  countryId: 'country',
  phoneNumber: 'phone',
  vatIds: 'vatId',
};

/** Our name of the field at the end of a backend pointer: `/billingAddress/street` is `street`. */
export function fieldOfPointer(pointer = ''): string {
  const name = pointer.split('/').slice(1).at(-1) ?? '';
  return NAMES[name] ?? name;
}

/** Text for a postcode in the wrong format. The backend names its country by ISO code. */
function zipcodeText({ meta }: ApiError): SnippetKey {
  const parameters = meta?.parameters;
  const iso = parameters && !Array.isArray(parameters) ? parameters['{{ iso }}'] : undefined;
  const known = typeof iso === 'string' ? zipcodeError(iso.toUpperCase()) : undefined;
  return known ?? 'headless.form.error.zipcodeWrong';
}

function textOf(error: ApiError, field: string): SnippetKey {
  const code = (error.code ?? '').replace(/^VIOLATION::/, '');
  const missing = code === 'IS_BLANK_ERROR' && MISSING.find((name) => name === field);
  if (missing) return `headless.form.error.${missing}`;
  if (code === 'ZIP_CODE_INVALID') return zipcodeText(error);
  const other = field === 'country' ? 'headless.form.error.country' : 'headless.form.error.other';
  return BY_CODE[code] ?? other;
}

/**
 * Field errors of a refused form, as keys of texts. Empty when the refusal is about something else.
 * @param nameOf our name of a pointer's field, for forms with several of one kind
 */
export function refusedFields<F extends string>(
  error: unknown,
  fields: readonly F[],
  nameOf: (pointer?: string) => string | undefined = fieldOfPointer,
): FieldErrors<F> {
  if (!(error instanceof CommerceError)) return {};
  const errors: FieldErrors<F> = {};
  for (const detail of error.details) {
    const pointer = detail.source?.pointer;
    const name = nameOf(pointer);
    const field = fields.find((one) => one === name);
    if (field) errors[field] ??= textOf(detail, fieldOfPointer(pointer));
  }
  return errors;
}
