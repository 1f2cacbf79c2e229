import type { RefusedForm } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { makeAutoObservable, observableRef, runInAction, type SessionStore } from '@weefsel/stores';
import type { FieldErrors } from '../schema/form-schema';
import { isLoggedOut } from './failure-text';

/** One try to get a form through. */
export interface Attempt<F extends string> {
  /** What is wrong before anything is sent. */
  errors: FieldErrors<F>;
  send: () => Promise<void>;
  /** The vendor's field errors in a refusal. */
  refused: (error: unknown) => FieldErrors<F>;
  /** The message for a refusal that is not about a field. */
  explain: (error: unknown) => SnippetKey;
}

const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean);

/**
 * State of a form: what is wrong with it, whether it is on its way, how often it got through. `useForm` makes one that
 * lives as long as its component; a store that outlives its form makes its own.
 */
export class FormState<F extends string> {
  errors: FieldErrors<F> = {};
  /** Why it failed, when no field is the cause. */
  failure: SnippetKey | null = null;
  isBusy = false;
  /** Number of refusals, here or by the vendor: each one moves focus to the errors. */
  refusals = 0;
  /** How often it got through. */
  sent = 0;
  readonly #session: Pick<SessionStore, 'refresh'>;

  /** @param refused the form, when the server has refused it: its errors are shown from the start */
  constructor(session: Pick<SessionStore, 'refresh'>, refused?: RefusedForm) {
    this.#session = session;
    if (refused) {
      this.errors = refused.errors as FieldErrors<F>;
      this.failure = refused.failure ?? null;
      this.refusals = 1;
    }
    makeAutoObservable(this, { errors: observableRef }, { autoBind: true });
  }

  /** Validates and sends the form, unless it is being sent; resolves to whether it succeeded. Never rejects. */
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

  /** Clears a field's error while the shopper corrects it. */
  mend(field: F): void {
    if (!this.errors[field]) return;
    const { [field]: _mended, ...errors } = this.errors;
    this.errors = errors as FieldErrors<F>;
  }

  /** Sets the reason why the form has to be sent again, or clears it. */
  tell(failure: SnippetKey | null): void {
    this.failure = failure;
  }
}
