import type { VatNumbers, VatRegister } from '@weefsel/api-clients';
import type { FastifyBaseLogger } from 'fastify';
import { isVatForm } from './vat-form';

/**
 * What the shop knows of VAT numbers: their form itself, and from the register whether they are given out. A register that
 * is away, or none, leaves a number unchecked.
 */
export const createVatNumbers = (
  register: VatRegister | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): VatNumbers => ({
  check: async (question) => {
    if (!isVatForm(question)) return 'malformed';
    if (!register) return 'unchecked';
    try {
      const found = await register.find(question);
      if ('away' in found) return 'unchecked';
      return found.isValid ? 'valid' : 'unknown';
    } catch (err) {
      log.warn({ err }, 'A VAT number could not be looked up.');
      return 'unchecked';
    }
  },
});
