import { CommerceError, type BusinessForm, type VatNumbers, type VatOutcome } from '@weefsel/api-clients';

/**
 * A refusal like the commerce backend's. Its own code for the format, and one of ours for unregistered numbers.
 */
const refusal = (code: 'VAT_ID_FORMAT_NOT_CORRECT' | 'VAT_ID_NOT_REGISTERED'): CommerceError =>
  new CommerceError({ method: 'POST', url: '', status: 400, statusText: '' }, [
    { code: `VIOLATION::${code}`, source: { pointer: '/vatIds' } },
  ]);

interface VatCheck {
  check: VatNumbers['check'];
  /** ISO code of the billing country. */
  country: string;
  /** True when the shopper submits again after seeing that no register knows the number. */
  isTold: boolean;
}

/**
 * Checks the VAT number of a business; undefined without one. Rejects with a CommerceError for a malformed number.
 * Rejects once for a number that no register knows. A failed check blocks no order.
 */
export async function checkBusiness(
  { vatIds = [] }: BusinessForm,
  { check, country, isTold }: VatCheck,
): Promise<VatOutcome | undefined> {
  const [number] = vatIds;
  if (!number) return undefined;
  const outcome = await check({ country, number }).catch((error: unknown): VatOutcome => {
    console.error('[forms] VAT number', error);
    return 'unchecked';
  });
  if (outcome === 'malformed') throw refusal('VAT_ID_FORMAT_NOT_CORRECT');
  if (outcome === 'unknown' && !isTold) throw refusal('VAT_ID_NOT_REGISTERED');
  return outcome;
}
