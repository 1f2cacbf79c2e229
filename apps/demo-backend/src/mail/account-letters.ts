import type { CustomerRow } from '../database/rows.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Reader = Pick<CustomerRow, 'firstName' | 'email'>;

/** Asks a customer who forgot the password to choose a new one at `url`. */
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
      'De link werkt één keer en blijft twee uur geldig.',
      'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: je oude wachtwoord blijft gewoon werken.',
    ],
  }),
});

/** Asks a new customer to confirm at `url` that the address is theirs. */
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
