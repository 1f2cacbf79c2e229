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

/** The shopper's consent by purpose. Nothing is allowed until there is a choice, and nothing on the server. */
export class ConsentStore {
  /** The valid choice; null when there is none. */
  proof: ConsentProof | null = null;
  /** True once storage was read: only then is the absence of a choice known. */
  resumed = false;
  /** True when the shopper wants to change the choice. */
  reopened = false;
  /** True when consent is switched off: everything is allowed without a question. */
  readonly isOff: boolean;

  constructor(mode: TrackingConfig['consent'] = 'ask') {
    this.isOff = mode === 'off';
    makeAutoObservable(this, { proof: observableRef, isOff: false }, { autoBind: true });
  }

  /** True when the question is visible. */
  get isOpen(): boolean {
    return !this.isOff && this.resumed && (this.reopened || !this.proof);
  }

  allows(purpose: ConsentPurpose): boolean {
    return this.isOff || this.proof?.allowed.includes(purpose) === true;
  }

  /** True when the choice denies a purpose. */
  refuses(purpose: ConsentPurpose): boolean {
    return !this.isOff && this.proof !== null && !this.proof.allowed.includes(purpose);
  }

  /** Reads the stored choice. Browser only, after hydration, and after another tab's change. */
  resume(now: Date = new Date()): void {
    const known = readProof();
    if (known) this.proof = choiceHolds(known, now) ? known : null;
    this.resumed = true;
    // An early script may have stored the choice before this code ran.
    if (this.proof) eraseTraces(this.proof.allowed);
  }

  /** Stores the shopper's choice, and erases data that was kept for other purposes. */
  choose(allowed: readonly ConsentPurpose[], now: Date = new Date()): void {
    this.proof = newProof(allowed, now);
    this.reopened = false;
    writeProof(this.proof);
    eraseTraces(allowed);
  }

  reopen(): void {
    this.reopened = true;
  }

  /** Closes without a change. Without a choice the question stays. */
  close(): void {
    this.reopened = false;
  }
}
