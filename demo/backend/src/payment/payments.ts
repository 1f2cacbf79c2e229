import { randomBytes } from 'node:crypto';
import { IN_MEMORY } from '../database/open-database.ts';
import { EXPIRED, isWaiting } from './outcomes.ts';
import { PaymentStore } from './payment-store.ts';
import { providerMethodOf } from './provider-methods.ts';
import type { WaitingReports } from './waiting-reports.ts';
import type { Payment, PaymentRequest } from './payment.ts';

interface PaymentsOptions {
  /** Origin under which browsers reach this process, without a slash at the end. */
  publicOrigin: string;
  /** The present time in milliseconds since 1970. */
  clock: () => number;
  /** Folder of the stored payments; in memory when absent. */
  dataDir?: string;
}

/** A payment request that the provider cannot accept. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

const EXPIRES_AFTER_MS = 30 * 60_000;

const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

/** The payments that the provider has accepted. */
export class Payments {
  readonly #options: PaymentsOptions;
  readonly #store: PaymentStore;

  constructor(options: PaymentsOptions) {
    this.#options = options;
    this.#store = new PaymentStore(options.dataDir ?? IN_MEMORY);
  }

  /**
   * Accepts a payment; the shopper pays at `url`, messages about it carry `key`.
   * @throws PaymentRefused for an unknown method or an address that is no web address.
   */
  startPayment(request: PaymentRequest): { key: string; url: string } {
    const { publicOrigin, clock } = this.#options;
    const method = providerMethodOf(request.method);
    if (!method) throw new PaymentRefused(`The provider has no payment method "${request.method}".`);
    const { returnUrl, cancelUrl, pushUrl = `${publicOrigin}/buckaroo/push` } = request;
    const wrong = [returnUrl, cancelUrl ?? returnUrl, pushUrl].find((address) => !isWebAddress(address));
    if (wrong !== undefined) throw new PaymentRefused(`"${wrong}" is not a web address.`);
    const key = randomBytes(16).toString('hex').toUpperCase();
    const startedAt = clock();
    this.#store.save({ ...request, key, method, pushUrl, startedAt, expired: false });
    return { key, url: `${publicOrigin}/payment/${key}` };
  }

  find(key: string): Payment | undefined {
    return this.#store.find(key);
  }

  /** Latest payments, newest first. */
  newest(count: number): Payment[] {
    return this.#store.newest(count);
  }

  /** Removes all payments. */
  forgetAll(): void {
    this.#store.clear();
  }

  /** True while the outcome may still change. */
  isOpen({ statuscode, expired }: Payment): boolean {
    return !expired && (statuscode === undefined || isWaiting(statuscode));
  }

  isOverdue(payment: Payment): boolean {
    const age = this.#options.clock() - payment.startedAt;
    return payment.statuscode === undefined && !payment.expired && age > EXPIRES_AFTER_MS;
  }

  conclude(payment: Payment, statuscode: number, payer = payment.payer): Payment {
    const concluded = { ...payment, statuscode, ...(payer && { payer }) };
    this.#store.save(concluded);
    return concluded;
  }

  expire(payment: Payment): Payment {
    const expired = { ...payment, statuscode: EXPIRED, expired: true };
    this.#store.save(expired);
    return expired;
  }

  /** Runs the work as one transaction: no outcome is stored without its report. */
  together<T>(work: () => T): T {
    return this.#store.together(work);
  }

  /** Reports not yet sent to shops. */
  get reports(): WaitingReports {
    return this.#store.reports;
  }

  close(): void {
    this.#store.close();
  }
}
