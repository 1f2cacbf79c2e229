import { CommerceError, type BusinessForm, type VatNumbers, type VatOutcome } from '@weefsel/api-clients';

/** A refusal as the commerce backend writes it: its own code for the form, and one of ours for what it cannot know. */
const refusal = (code: 'VAT_ID_FORMAT_NOT_CORRECT' | 'VAT_ID_NOT_REGISTERED'): CommerceError =>
  new CommerceError({ method: 'POST', url: '', status: 400, statusText: '' }, [
    { code: `VIOLATION::${code}`, source: { pointer: '/vatIds' } },
  ]);

export interface VatCheck {
  check: VatNumbers['check'];
  /** ISO code of the country of the bill. */
  country: string;
  /** Was told already that no register knows the number, and sends it again. */
  isTold: boolean;
}

/**
 * What is known of a business's VAT number; undefined without one. Rejects with a CommerceError for a number that cannot be
 * one, and once for a number that no register knows. A check that cannot be made stops nobody.
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
