import type { RefusedForm } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { makeAutoObservable, observableRef, runInAction, type SessionStore } from '@weefsel/stores';
import type { FieldErrors } from '../schema/form-schema';
import { isLoggedOut } from './failure-text';

/** One attempt to send a form. */
export interface Attempt<F extends string> {
  /** Errors found before sending. */
  errors: FieldErrors<F>;
  send: () => Promise<void>;
  /** The vendor's field errors in a refusal. */
  refused: (error: unknown) => FieldErrors<F>;
  /** The message for a refusal that is not about a field. */
  explain: (error: unknown) => SnippetKey;
}

const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean);

/**
 * State of a form: its errors, its pending request and its successes. `useForm` creates one that lives as long as its
 * component. A store that outlives its form creates its own.
 */
export class FormState<F extends string> {
  errors: FieldErrors<F> = {};
  /** Reason of a failure that no field caused. */
  failure: SnippetKey | null = null;
  isBusy = false;
  /** Number of refusals, here or by the vendor. Each one moves the focus to the errors. */
  refusals = 0;
  /** Number of successful submits. */
  sent = 0;
  readonly #session: Pick<SessionStore, 'refresh'>;

  /** @param refused form that the server has refused; its errors are shown from the start */
  constructor(session: Pick<SessionStore, 'refresh'>, refused?: RefusedForm) {
    this.#session = session;
    if (refused) {
      this.errors = refused.errors as FieldErrors<F>;
      this.failure = refused.failure ?? null;
      this.refusals = 1;
    }
    makeAutoObservable(this, { errors: observableRef }, { autoBind: true });
  }

  /** Validates and sends the form, unless it is being sent. Resolves to true on success. Never rejects. */
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
      // The page then asks for a login.
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

  /** Sets the reason why the form must be sent again, or clears it. */
  tell(failure: SnippetKey | null): void {
    this.failure = failure;
  }
}
