import type { CommerceClient } from '@weefsel/api-clients';
import { makeAutoObservable, runInAction } from 'mobx';

/** How signing up for the newsletter stands. A shop that took the address may have nothing to say: then nothing is shown. */
export type SigningUp =
  { state: 'idle' } | { state: 'sending' } | { state: 'success'; message: string } | { state: 'failed' };

/** Signing up for the newsletter, in the browser. Failures are logged; nothing here rejects. */
export class NewsletterStore {
  signingUp: SigningUp = { state: 'idle' };
  readonly #newsletter: Pick<CommerceClient['newsletter'], 'subscribe'>;

  constructor(newsletter: Pick<CommerceClient['newsletter'], 'subscribe'>) {
    this.#newsletter = newsletter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sending(): boolean {
    return this.signingUp.state === 'sending';
  }

  /** Sends an address unless it is empty or one is on its way already. `origin` is the shop's own, for the link in the mail. */
  async subscribe(email: string, origin: string): Promise<void> {
    const address = email.trim();
    if (!address || this.sending) return;
    this.signingUp = { state: 'sending' };
    try {
      const { success, message } = await this.#newsletter.subscribe(address, origin);
      runInAction(() => (this.signingUp = success ? { state: 'success', message } : { state: 'failed' }));
    } catch (error) {
      console.error('[newsletter] subscribe', error);
      runInAction(() => (this.signingUp = { state: 'failed' }));
    }
  }
}
