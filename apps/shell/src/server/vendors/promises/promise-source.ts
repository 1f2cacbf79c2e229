import type { Clients } from '@weefsel/api-clients';
import {
  builtInPromises,
  fillPromisesIn,
  promiseWords,
  type PromiseWords,
  type ShopPromises,
} from '@weefsel/contracts/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { readTerms } from './read-terms';
import { FACTS, withCommerceFacts, type CommerceFacts } from './with-commerce-facts';
import { LIMIT_MS } from '../../time-limits';
import { inTime } from '@weefsel/contracts';

/** How long promises are fresh, in ms. They change a few times a year. */
const FRESH_MS = 300_000;

const SENSELESS = 'A promise of the content service makes no sense; the built-in one is told instead.';
const DIFFERENT = 'Commerce does not do what the content service promises; commerce is believed.';

type Log = Pick<FastifyBaseLogger, 'warn'>;

interface PromiseClients {
  content: Pick<Clients['content'], 'promises'>;
  commerce: {
    lookup: Pick<Clients['commerce']['lookup'], 'countries'>;
    checkout: Pick<Clients['commerce']['checkout'], 'shippingMethods'>;
  };
}

/** The shop's promises: editors' terms, and countries and fees from commerce. */
export class PromiseSource {
  promises: ShopPromises = builtInPromises;
  words: PromiseWords = promiseWords(builtInPromises);
  private terms: ShopPromises = builtInPromises;
  private facts: CommerceFacts | undefined;
  private freshUntil = 0;
  private reading: Promise<void> | undefined;
  /** Number of reads begun, the read in use, and the first after the last change. */
  private begun = 0;
  private toldOf = 0;
  private firstFresh = 0;
  private readonly told = new Set<string>();

  /** Fills the promises into every text of a result. */
  fill = <T>(answer: T): T => fillPromisesIn(answer, this.words);

  /** Promises with other terms, and the same countries and fees of commerce. Does not report invalid fields. */
  withTerms(sent: unknown): { promises: ShopPromises; words: PromiseWords } {
    const terms = readTerms(sent, () => undefined);
    const promises = this.facts ? withCommerceFacts(terms, this.facts, () => undefined) : terms;
    return { promises, words: promiseWords(promises) };
  }

  /** True when they may have changed since they were read. */
  get areOutdated(): boolean {
    return this.toldOf < this.firstFresh;
  }

  /** Marks promises as outdated after a change, including reads in progress. */
  expire(): void {
    this.freshUntil = 0;
    this.reading = undefined;
    this.firstFresh = this.begun + 1;
  }

  /** Refreshes both vendors' parts from time to time, and waits briefly. Later responses reach the next texts. */
  async refresh(clients: PromiseClients, log: Log): Promise<void> {
    if (this.freshUntil > Date.now()) return;
    this.reading ??= this.begin(clients, log);
    await inTime(this.reading, LIMIT_MS.promises, () => undefined);
  }

  private begin(clients: PromiseClients, log: Log): Promise<void> {
    const reading = this.read(clients, log).finally(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    return reading;
  }

  /** A vendor that does not respond keeps its last values. */
  private async read(clients: PromiseClients, log: Log): Promise<void> {
    const turn = (this.begun += 1);
    const [terms, facts] = await Promise.allSettled([
      clients.content.promises(),
      this.readFacts(clients.commerce),
    ]);
    if (turn < this.firstFresh) return;
    if (terms.status === 'fulfilled') {
      this.terms = readTerms(terms.value, (field) => this.tellOnce(log, field, SENSELESS));
    }
    if (facts.status === 'fulfilled') this.facts = facts.value;
    for (const answer of [terms, facts]) {
      if (answer.status === 'rejected') {
        log.warn({ err: answer.reason }, 'A part of the shop’s promises could not be read.');
      }
    }
    const onDifference = (field: string) => this.tellOnce(log, field, DIFFERENT);
    this.promises = this.facts ? withCommerceFacts(this.terms, this.facts, onDifference) : this.terms;
    this.words = promiseWords(this.promises);
    const isWhole = terms.status === 'fulfilled' && facts.status === 'fulfilled';
    if (terms.status === 'fulfilled') this.toldOf = turn;
    this.freshUntil = isWhole ? Date.now() + FRESH_MS : 0;
  }

  private async readFacts({ lookup, checkout }: PromiseClients['commerce']): Promise<CommerceFacts> {
    const [countries, methods] = await Promise.all([lookup.countries(), checkout.shippingMethods()]);
    return v.parse(FACTS, { countries, shippingMethods: methods.elements });
  }

  private tellOnce(log: Log, field: string, message: string): void {
    if (this.told.has(field + message)) return;
    this.told.add(field + message);
    log.warn({ document: 'promises', path: field }, message);
  }
}
