import {
  choiceHolds,
  newProof,
  type ConsentProof,
  type ConsentPurpose,
  type TrackingConfig,
} from '@weefsel/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { readProof, writeProof } from './consent-storage';
import { eraseTraces } from './traces-storage';

/** What the shopper allows to be measured. Nothing is allowed until there is a choice, and nothing on the server. */
export class ConsentStore {
  /** The choice that counts; null when there is none. */
  proof: ConsentProof | null = null;
  /** True once storage was read: only then is it known that there is no choice. */
  resumed = false;
  /** The shopper wants to change the choice. */
  reopened = false;
  /** Nobody is asked and everything is allowed. */
  readonly isOff: boolean;

  constructor(mode: TrackingConfig['consent'] = 'ask') {
    this.isOff = mode === 'off';
    makeAutoObservable(this, { proof: observableRef, isOff: false }, { autoBind: true });
  }

  /** The question is to be seen. */
  get isOpen(): boolean {
    return !this.isOff && this.resumed && (this.reopened || !this.proof);
  }

  allows(purpose: ConsentPurpose): boolean {
    return this.isOff || this.proof?.allowed.includes(purpose) === true;
  }

  /** There is a choice, and it was no. */
  refuses(purpose: ConsentPurpose): boolean {
    return !this.isOff && this.proof !== null && !this.proof.allowed.includes(purpose);
  }

  /** Browser only, after hydration, and when another tab has changed the choice: reads what is kept. */
  resume(now: Date = new Date()): void {
    const known = readProof();
    if (known) this.proof = choiceHolds(known, now) ? known : null;
    this.resumed = true;
    // It may have been made before there was code.
    if (this.proof) eraseTraces(this.proof.allowed);
  }

  /** The shopper has chosen; what was kept for other purposes is erased. */
  choose(allowed: readonly ConsentPurpose[], now: Date = new Date()): void {
    this.proof = newProof(allowed, now);
    this.reopened = false;
    writeProof(this.proof);
    eraseTraces(allowed);
  }

  reopen(): void {
    this.reopened = true;
  }

  /** Leaves the choice as it was; without one the question stays. */
  close(): void {
    this.reopened = false;
  }
}
