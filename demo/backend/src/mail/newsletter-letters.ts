import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

/** Mail to confirm a newsletter subscription at `url`. */
export const newsletterMail = (email: string, url: string): Mail => ({
  to: email,
  kind: 'newsletter-confirmation',
  subject: 'Bevestig je aanmelding voor de nieuwsbrief',
  html: letter({
    greeting: 'Hoi,',
    paragraphs: [
      'Leuk dat je onze nieuwsbrief wilt ontvangen. Nieuwe stoffen, verse collecties en af en toe een aanbieding, hooguit één keer per week.',
      'Bevestig je aanmelding en je bent erbij.',
    ],
    button: { text: 'Ja, ik wil de nieuwsbrief', url },
    closing: ['Heb je je niet aangemeld? Dan doe je niets en hoor je verder niets van ons.'],
  }),
});
