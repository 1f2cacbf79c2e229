import type { FastifyBaseLogger } from 'fastify';
import { PAID } from './outcomes.ts';
import { pushMessage, type MessageOptions } from './payment-message.ts';
import type { Payments } from './payments.ts';
import type { Payment } from './payment.ts';
import type { WaitingReport } from './waiting-reports.ts';

export const PUSH_TIMES = ['before', 'twice', 'late'] as const;

/** Time of the provider's report: before the shopper returns, twice, or some time later. */
export type PushTime = (typeof PUSH_TIMES)[number];

interface ReporterOptions extends MessageOptions {
  payments: Payments;
  /** Delay of a late report in ms. */
  lateAfterMs: number;
}

const TIMEOUT_MS = 10_000;
const MOST_TRIES = 3;
/** Time in ms that an ending process waits for reports in transit. */
const STOP_TIMEOUT_MS = 1000;

/**
 * Reports outcomes of payments to shops. A report is stored before it is sent, so none is lost with the process. Failed
 * reports are sent again later, with three attempts at most.
 */
export class Reporter {
  readonly #log: FastifyBaseLogger;
  readonly #options: ReporterOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #ended = false;

  constructor(log: FastifyBaseLogger, options: ReporterOptions) {
    this.#log = log;
    this.#options = options;
  }

  /**
   * Sets the outcome of a payment and reports it at its time. The shopper may return once this resolves.
   * @param conclude sets and returns the new state of the payment.
   */
  async conclude(conclude: () => Payment, time: PushTime): Promise<Payment> {
    const { clock, lateAfterMs, payments } = this.#options;
    const dueAt = clock() + (time === 'late' ? lateAfterMs : 0);
    const { payment, reports } = payments.together(() => {
      const concluded = conclude();
      const { key, statuscode = 0 } = concluded;
      const times = Array.from({ length: time === 'twice' ? 2 : 1 });
      const added = times.map(() => payments.reports.add({ key, statuscode, dueAt, concludes: false }));
      return { payment: concluded, reports: added };
    });
    if (time === 'late') reports.forEach((report) => this.#plan(report));
    else for (const report of reports) await this.#tell(report);
    return payment;
  }

  /** Schedules the payment of a waiting one, unless it gets another outcome before. */
  payLater({ key }: Payment): void {
    const { clock, lateAfterMs, payments } = this.#options;
    const dueAt = clock() + 2 * lateAfterMs;
    this.#plan(payments.reports.add({ key, statuscode: PAID, dueAt, concludes: true }));
  }

  /** Continues with unsent reports of an earlier process. */
  resume(): void {
    for (const report of this.#options.payments.reports.all()) this.#plan(report);
  }

  /** Waits briefly for reports in transit, and leaves the rest to the next process. */
  async stop(): Promise<void> {
    this.#ended = true;
    this.#timers.forEach((timer) => clearTimeout(timer));
    const timer = setTimeout(() => this.#stopping.abort(), STOP_TIMEOUT_MS);
    await Promise.all(this.#running);
    this.#stopping.abort();
    clearTimeout(timer);
  }

  #plan(report: WaitingReport): void {
    if (this.#ended) return;
    const wait = Math.max(0, report.dueAt - this.#options.clock());
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const told = this.#tell(report).finally(() => this.#running.delete(told));
      this.#running.add(told);
    }, wait);
    this.#timers.add(timer);
  }

  /** The payment of a report, with its outcome from now on; undefined when the report is void. */
  #subjectOf(report: WaitingReport): Payment | undefined {
    const { payments } = this.#options;
    const found = payments.find(report.key);
    if (!found || !report.concludes) return found;
    if (!payments.isOpen(found)) return undefined;
    return payments.together(() => {
      payments.reports.update({ ...report, concludes: false });
      return payments.conclude(found, report.statuscode);
    });
  }

  async #tell(report: WaitingReport): Promise<void> {
    const { payments, clock, lateAfterMs } = this.#options;
    const payment = this.#subjectOf(report);
    const failures = report.failures + 1;
    if (!payment || (await this.#send(payment, report.statuscode))) return payments.reports.remove(report);
    if (this.#stopping.signal.aborted) return;
    if (failures >= MOST_TRIES) return payments.reports.remove(report);
    const next = { ...report, concludes: false, failures, dueAt: clock() + lateAfterMs };
    payments.reports.update(next);
    this.#plan(next);
  }

  /** `true` when the shop accepted it. */
  async #send(payment: Payment, statuscode: number): Promise<boolean> {
    const { pushUrl: address } = payment;
    const body = new URLSearchParams(pushMessage(payment, statuscode, this.#options));
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stopping.signal]);
    try {
      const answer = await fetch(address, { method: 'POST', body, signal });
      if (answer.ok) return true;
      this.#log.warn({ address, status: answer.status }, 'The shop refused a payment report');
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.#log.warn({ address, error }, 'The shop could not be told about a payment');
    }
    return false;
  }
}
