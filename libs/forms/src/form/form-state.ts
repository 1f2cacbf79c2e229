import type { SnippetKey } from '@weefsel/contracts/snippets';
import { makeAutoObservable, observableRef, runInAction, type SessionStore } from '@weefsel/stores';
import type { FieldErrors } from '../schema/form-schema';
import { isLoggedOut } from './failure-text';

/** One try to get a form through. */
export interface Attempt<F extends string> {
  /** What is wrong before anything is sent. */
  errors: FieldErrors<F>;
  send: () => Promise<void>;
  /** What the vendor that refused it has against its fields. */
  refused: (error: unknown) => FieldErrors<F>;
  /** What to say of a refusal that is not about a field. */
  explain: (error: unknown) => SnippetKey;
}

const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean);

/**
 * State of a form: what is wrong with it, whether it is on its way, how often it got through. `useForm` makes one that
 * lives as long as its component; a store that outlives its form makes its own.
 */
export class FormState<F extends string> {
  errors: FieldErrors<F> = {};
  /** Why it did not get through, when no field is to blame. */
  failure: SnippetKey | null = null;
  isBusy = false;
  /** How often it was refused, here or by the vendor: each time the shopper is led to what is wrong. */
  refusals = 0;
  /** How often it got through. */
  sent = 0;
  readonly #session: Pick<SessionStore, 'refresh'>;

  constructor(session: Pick<SessionStore, 'refresh'>) {
    this.#session = session;
    makeAutoObservable(this, { errors: observableRef }, { autoBind: true });
  }

  /** Checks and sends the form, unless it is on its way already; resolves to whether it got through. Never rejects. */
  async attempt({ errors, send, refused, explain }: Attempt<F>): Promise<boolean> {
    if (this.isBusy) return false;
    this.failure = null;
    this.errors = errors;
    if (hasErrors(errors)) {
      this.refusals += 1;
      return false;
    }
    this.isBusy = true;
    try {
      await send();
      runInAction(() => (this.sent += 1));
      return true;
    } catch (error) {
      // The page then asks to log in.
      if (isLoggedOut(error)) await this.#session.refresh().catch(() => undefined);
      const found = refused(error);
      runInAction(() => {
        this.errors = found;
        this.refusals += 1;
        if (!hasErrors(found)) this.failure = explain(error);
      });
      return false;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** Takes back what was said about a field: the shopper is mending it. */
  mend(field: F): void {
    if (!this.errors[field]) return;
    const { [field]: _mended, ...errors } = this.errors;
    this.errors = errors as FieldErrors<F>;
  }

  /** Says why the form has to be sent again, or that nothing is in the way. */
  tell(failure: SnippetKey | null): void {
    this.failure = failure;
  }
}
