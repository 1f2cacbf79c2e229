import type { CustomerRow } from '../database/rows.ts';
import { html } from '../markup/html.ts';
import { promised } from '../promised.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';
import { readableEmail } from './readable-email.ts';

type Reader = Pick<CustomerRow, 'firstName' | 'email'>;

/** Mail for a forgotten password; leads to `url` to choose a new one. */
export const recoveryMail = ({ firstName, email }: Reader, url: string): Mail => ({
  to: email,
  kind: 'password-recovery',
  subject: 'Kies een nieuw wachtwoord',
  html: letter({
    greeting: `Hoi ${firstName},`,
    paragraphs: [
      'Je bent je wachtwoord kwijt, lazen we. Dat komt in de beste kledingkasten voor. Kies met de knop hieronder een nieuw wachtwoord.',
    ],
    button: { text: 'Nieuw wachtwoord kiezen', url },
    closing: [
      promised('De link werkt één keer en blijft {promise.linkHours} geldig.'),
      'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: je oude wachtwoord blijft gewoon werken.',
    ],
  }),
});

const hidden = (email: string): string => readableEmail(email).replace(/(?<=^.)[^@]*(?=@)/, '…');

/**
 * Notifies the former address of an account about its new one. An intruder can change the address, but cannot read
 * this.
 * @param contact how to reach the shop at once.
 */
export const emailChangedMail = ({ firstName, email }: Reader, newEmail: string, contact: string): Mail => ({
  to: email,
  kind: 'email-changed',
  subject: 'Je e-mailadres bij Weefsel is gewijzigd',
  html: letter({
    greeting: `Hoi ${firstName},`,
    paragraphs: [
      `Je logt bij ons niet meer in met dit e-mailadres, maar met ${hidden(newEmail)}. Mail over je bestellingen gaat daar ook naartoe.`,
      html`<strong>Was jij dit niet?</strong> Laat het ons dan meteen weten: ${contact}. Dan zetten we je
        account stil en kijken we wat er is gebeurd.`,
    ],
    closing: ['Heb je je adres zelf gewijzigd? Dan hoef je niets te doen.'],
  }),
});

/** Notifies the new address of an account that it is now the login. */
export const newEmailMail = ({ firstName }: Reader, newEmail: string): Mail => ({
  to: newEmail,
  kind: 'email-changed',
  subject: 'Je nieuwe e-mailadres bij Weefsel',
  html: letter({
    greeting: `Hoi ${firstName},`,
    paragraphs: [
      `Vanaf nu log je bij ons in met ${readableEmail(newEmail)}. Mail over je bestellingen sturen we ook hierheen.`,
    ],
    closing: ['Heb je geen account bij ons? Dan heeft iemand zich vertypt. Laat het ons gerust weten.'],
  }),
});

/** Mail for a new customer, to confirm the address at `url`. */
export const optInMail = ({ firstName, email }: Reader, url: string): Mail => ({
  to: email,
  kind: 'double-opt-in',
  subject: 'Bevestig je account bij Weefsel',
  html: letter({
    greeting: `Welkom ${firstName},`,
    paragraphs: [
      'Fijn dat je er bent. Nog één stap: laat ons weten dat dit e-mailadres van jou is. Daarna kun je meteen inloggen.',
    ],
    button: { text: 'Account bevestigen', url },
    closing: ['Heb je geen account aangemaakt? Dan kun je deze mail weggooien.'],
  }),
});
