import type { Mails } from '../database/mails.ts';
import type { MailRow } from '../database/rows.ts';
import type { Html } from '../markup/html.ts';

type MailKind =
  | 'password-recovery'
  | 'double-opt-in'
  | 'email-changed'
  | 'newsletter-confirmation'
  | 'order-confirmation'
  | 'order-state'
  | 'withdrawal'
  | 'contact-form'
  | 'stock-alert-confirmation'
  | 'stock-alert';

export interface Mail {
  to: string;
  subject: string;
  html: Html;
  kind: MailKind;
}

/** Mails of the shop. They are stored instead of sent, so that developers and tests can read them. */
export class Outbox {
  readonly #mails: Mails;
  readonly #clock: () => number;

  constructor(mails: Mails, clock: () => number) {
    this.#mails = mails;
    this.#clock = clock;
  }

  send({ to, subject, html, kind }: Mail): void {
    this.#mails.add({ kind, recipient: to, subject, html: html.text, sentAt: this.#clock() });
  }

  /** All mails, the newest first. */
  list(): MailRow[] {
    return this.#mails.all();
  }
}
