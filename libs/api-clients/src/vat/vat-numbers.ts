/** A VAT number as on invoices, in capitals and with its country prefix: `NL123456782B01`. */
export interface VatQuestion {
  /** ISO code of the issuing country. */
  country: string;
  number: string;
}

/**
 * Outcome of a check: `valid`; `malformed` when the format is impossible in its country; `unknown` when the country's
 * register lacks it; `unchecked` when no register responded.
 */
export type VatOutcome = 'valid' | 'malformed' | 'unknown' | 'unchecked';

/** Checks VAT numbers. Never rejects when a register is unavailable. */
export interface VatNumbers {
  check: (question: VatQuestion) => Promise<VatOutcome>;
}
