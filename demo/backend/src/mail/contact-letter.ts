import { html } from '../markup/html.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';
import { readableEmail } from './readable-email.ts';

interface Question {
  name: string;
  email: string;
  phone: string;
  subject: string;
  comment: string;
}

/** A shopper's question from the contact form, for the customer service at `to`. */
export const contactMail = (to: string, { name, email, phone, subject, comment }: Question): Mail => ({
  to,
  kind: 'contact-form',
  subject: `Vraag via het contactformulier: ${subject}`,
  html: letter({
    greeting: 'Hoi collega,',
    paragraphs: [
      `Er is een vraag binnengekomen van ${name || 'een bezoeker'} (${readableEmail(email)}${phone && `, ${phone}`}).`,
      html`<strong>${subject}</strong>`,
      html`<span style="white-space:pre-line">${comment}</span>`,
    ],
  }),
});
