import { CommerceError, type ApiError } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { MISSING, type FieldErrors, type FieldName } from './form-texts';

const BY_CODE: Readonly<Record<string, SnippetKey>> = {
  TOO_LONG_ERROR: 'headless.accountForm.tooLong',
  TOO_SHORT_ERROR: 'headless.accountForm.passwordShort',
  STRICT_CHECK_FAILED_ERROR: 'headless.login.emailInvalid',
  INVALID_FORMAT_ERROR: 'headless.login.emailInvalid',
  CUSTOMER_EMAIL_NOT_UNIQUE: 'headless.accountForm.emailTaken',
  CUSTOMER_PASSWORD_NOT_CORRECT: 'headless.accountForm.passwordWrong',
  NOT_EQUAL_ERROR: 'headless.accountForm.notSame',
  ZIP_CODE_INVALID: 'headless.accountForm.zipcodeWrong',
};

/** A postcode of another form than its country's, which the backend names by its ISO code. */
const ZIPCODES: Readonly<Record<string, SnippetKey>> = {
  NL: 'headless.accountForm.zipcodeNL',
  BE: 'headless.accountForm.zipcodeBE',
  DE: 'headless.accountForm.zipcodeDE',
};

function zipcodeText({ meta }: ApiError): SnippetKey | undefined {
  const parameters = meta?.parameters;
  if (!parameters || Array.isArray(parameters)) return undefined;
  const iso = parameters['{{ iso }}'];
  return typeof iso === 'string' ? ZIPCODES[iso.toUpperCase()] : undefined;
}

/** A field by the last part of its pointer: `/billingAddress/street` is `street`. */
const fieldOf = ({ source }: ApiError) => source?.pointer?.split('/').at(-1) ?? '';

function textOf(error: ApiError, field: FieldName): SnippetKey {
  const name = (error.code ?? '').replace(/^VIOLATION::/, '');
  if (name === 'IS_BLANK_ERROR') return MISSING[field];
  const zipcode = name === 'ZIP_CODE_INVALID' ? zipcodeText(error) : undefined;
  if (zipcode) return zipcode;
  return BY_CODE[name] ?? 'headless.accountForm.wrong';
}

/** What a backend that refused a form says about its fields, in Dutch; empty when it is about something else. */
export function refusedFields<F extends FieldName>(error: unknown, fields: readonly F[]): FieldErrors<F> {
  if (!(error instanceof CommerceError)) return {};
  const errors: FieldErrors<F> = {};
  for (const detail of error.details) {
    const field = fields.find((name) => name === fieldOf(detail));
    if (field) errors[field] ??= textOf(detail, field);
  }
  return errors;
}
