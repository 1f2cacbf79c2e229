import type { VatNumbers, VatRegister } from '@weefsel/api-clients';
import type { FastifyBaseLogger } from 'fastify';
import { isVatForm } from './vat-form';

/**
 * Checks VAT numbers: their format itself, and their validity in the register. A number stays unchecked when the
 * register is unavailable or not configured.
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
