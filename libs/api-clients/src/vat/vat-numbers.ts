/** A VAT number as it stands on invoices, in capitals and with its country before it: `NL123456782B01`. */
export interface VatQuestion {
  /** ISO code of the country that gave it out. */
  country: string;
  number: string;
}

/**
 * What is known of a VAT number: `valid`; `malformed` when it cannot be one of its country; `unknown` when the register of
 * its country does not have it; `unchecked` when no register said anything.
 */
export type VatOutcome = 'valid' | 'malformed' | 'unknown' | 'unchecked';

/** Tells what is known of a VAT number. Never rejects for a register that is away. */
export interface VatNumbers {
  check: (question: VatQuestion) => Promise<VatOutcome>;
}
