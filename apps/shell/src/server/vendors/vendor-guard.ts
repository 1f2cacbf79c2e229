import {
  NetworkError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '@weefsel/api-clients';
import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { kindOfAnswer, kindOfError } from './failure-kind';
import { createBreakers } from './vendor-breakers';
import { abortable } from './abortable';
import { VENDOR_LIMIT_MS } from '../time-limits';

interface GuardOptions {
  /** The vendor's name, for the log. */
  name: string;
  /** Longest wait for one response, in ms, even if the call would wait longer. */
  timeoutMs: number;
  /** Sends the vendor a small request, to probe whether it is back. */
  probe: (transport: Transport) => Promise<unknown>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  transport: Transport;
}

/** Pause before an unavailable vendor is probed, in ms. */
const PROBE_PAUSE_MS = 700;
/** Most retries of one call, whatever its own rule. Shortest pause before one, in ms. */
const MOST_RETRIES = 2;
const RETRY_PAUSE_MS = 80;

const NO_RETRY = { times: 0, methods: new Set<never>(), statuses: new Set<never>(), delayMs: () => 0 };

/**
 * Stands between the shop and one vendor. During an outage calls fail at once, while background probes detect its end.
 * No shopper waits for a probe. Without breakers, eight searches in a row waited 3 s each. One broken endpoint blocks
 * its whole vendor.
 */
export class VendorGuard {
  private readonly options: GuardOptions;
  private readonly breakers = createBreakers((cause) => this.watch(cause));
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(options: GuardOptions) {
    this.options = options;
  }

  get isAway(): boolean {
    return this.breakers.areOpen();
  }

  /** Sends calls of shoppers. */
  readonly transport: Transport = async (request) => {
    request.signal?.throwIfAborted();
    return abortable(this.withRetries(request), request.signal);
  };

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private withRetries(request: TransportRequest): Promise<TransportResponse> {
    const { retry: rule, method, signal } = request;
    const mayTryAgain = () => rule.methods.has(method) && !this.isAway && !signal?.aborted;
    const failures = handleWhen(
      (error) => error instanceof NetworkError && kindOfError(error) !== undefined && mayTryAgain(),
    ).orWhenResult((result) => {
      const answer = result as TransportResponse;
      return kindOfAnswer(answer) === 'broken' && rule.statuses.has(answer.status) && mayTryAgain();
    });
    const pause = ({ attempt }: { attempt: number }) => Math.max(RETRY_PAUSE_MS, rule.delayMs(attempt));
    const policy = retry(failures, {
      maxAttempts: Math.min(rule.times, MOST_RETRIES),
      backoff: new DelegateBackoff(pause),
    });
    return policy.execute(() => {
      signal?.throwIfAborted();
      if (this.isAway)
        throw new NetworkError(request, new Error(`${this.options.name} is away; it was not asked.`));
      return this.breakers.run(() => this.ask(request, this.options.timeoutMs));
    });
  }

  /** Sends one request. It continues when the caller aborts: its result shows the vendor's state. */
  private ask(request: TransportRequest, timeoutMs: number): Promise<TransportResponse> {
    const { signal: _, ...rest } = request;
    return this.options.transport({
      ...rest,
      retry: NO_RETRY,
      timeoutMs: Math.min(request.timeoutMs, timeoutMs),
    });
  }

  private watch(cause: string): void {
    if (this.timer || this.stopped) return;
    const { name, log } = this.options;
    log.warn({ vendor: name, cause }, `${name} is away; what is known of it is shown until it is back.`);
    this.probeSoon();
  }

  private probeSoon(): void {
    this.timer = setTimeout(() => void this.probe(), PROBE_PAUSE_MS).unref();
  }

  private async probe(): Promise<void> {
    const { name, log, probe } = this.options;
    const asking: Transport = (request) => this.breakers.run(() => this.ask(request, VENDOR_LIMIT_MS.probe));
    // The result does not matter; the breakers have recorded the outcome.
    await probe(asking).catch(() => undefined);
    if (this.stopped) return;
    if (this.isAway) return this.probeSoon();
    this.timer = undefined;
    log.info({ vendor: name }, `${name} is back.`);
  }
}
