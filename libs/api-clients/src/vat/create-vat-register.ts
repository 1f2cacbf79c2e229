import * as v from 'valibot';
import { createHttp, type HttpOptions } from '../http/create-http';
import type { VatQuestion } from './vat-numbers';

interface VatRegisterConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Address of the service, e.g. `https://ec.europa.eu/taxation_customs/vies`. */
  url: string;
}

/** In ms. A shopper waits for the next step, and registers of member states can be slow. */
const TIMEOUT_MS = 3000;

const answer = v.object({ isValid: v.boolean(), userError: v.optional(v.string()) });

/**
 * Client of a VAT register with the REST protocol of VIES, the European Commission's.
 * Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError.
 */
export function createVatRegister({ url, transport, report }: VatRegisterConfig) {
  const http = createHttp({ baseUrl: url, timeoutMs: TIMEOUT_MS, report, transport });
  return {
    /** Validity of a number. `away` holds the register's reason when the country's register is unavailable. */
    find: async ({ country, number }: VatQuestion): Promise<{ isValid: boolean } | { away: string }> => {
      const bare = number.startsWith(country) ? number.slice(country.length) : number;
      const path = `/rest-api/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(bare)}`;
      const { isValid, userError = '' } = await http.request('GET', path, { shape: answer });
      if (isValid || userError === 'INVALID') return { isValid };
      return { away: userError };
    },
  };
}

export type VatRegister = ReturnType<typeof createVatRegister>;
