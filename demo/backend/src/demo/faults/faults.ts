import type { Fault, FaultRequest } from './fault.ts';
import { matchesPattern } from './matches-pattern.ts';
import { vendorOf } from './vendors.ts';

/** Currently active faults; lost at a restart. */
export class Faults {
  readonly #random: () => number;
  #list: readonly Fault[] = [];
  #nextId = 1;

  /** `random` returns numbers in [0, 1). */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  get list(): readonly Fault[] {
    return this.#list;
  }

  add(request: FaultRequest): Fault {
    const fault = { id: this.#nextId++, ...request };
    this.#list = [...this.#list, fault];
    return fault;
  }

  remove(id: number): void {
    this.#list = this.#list.filter((fault) => fault.id !== id);
  }

  reset(): void {
    this.#list = [];
  }

  /** Faults that affect a request, in order of addition; each counts the request. */
  meet(address: string): readonly Fault[] {
    if (this.#list.length === 0) return [];
    const [path = ''] = address.split('?');
    const vendor = vendorOf(path);
    const met = this.#list.filter(
      (fault) =>
        (fault.vendor === undefined || fault.vendor === vendor) &&
        matchesPattern(path, fault.pattern) &&
        this.#random() * 100 < fault.probability,
    );
    this.#count(met);
    return met;
  }

  #count(met: readonly Fault[]): void {
    this.#list = this.#list.flatMap((fault) => {
      if (fault.count === undefined || !met.includes(fault)) return [fault];
      return fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
    });
  }
}
