import type { CommerceClient } from '@weefsel/api-clients';
import { makeAutoObservable, runInAction } from 'mobx';

/** State of a subscription to the newsletter. An empty `message` shows nothing. */
export type SigningUp =
  { state: 'idle' } | { state: 'sending' } | { state: 'success'; message: string } | { state: 'failed' };

/** Subscribing to the newsletter, in the browser. Failures are logged. Never rejects. */
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

  /** Subscribes an address, unless it is empty or a request is pending. `origin` is the shop's, for the mail's link. */
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
