import { PROMISES } from '../promised.ts';

/** A question of a payment method to the shopper; its prefilled answer suffices for a test. */
export interface PayerQuestion {
  name: string;
  label: string;
  kind: 'choice' | 'text' | 'date';
  /** Allowed answers; free within `pattern` when absent. */
  options?: readonly string[];
  /** Pattern that the whole answer must match. */
  pattern?: string;
  answer: string;
}

/** A shopper's answers, by name of the question. */
export type PayerAnswers = Readonly<Record<string, string>>;

const BANKS = [
  'ABN AMRO',
  'ASN Bank',
  'bunq',
  'ING',
  'Knab',
  'N26',
  'Rabobank',
  'RegioBank',
  'Revolut',
  'SNS',
  'Triodos Bank',
  'Van Lanschot Kempen',
];

const NUMBER: PayerQuestion = {
  name: 'card',
  label: 'Kaartnummer',
  kind: 'text',
  pattern: '(?:\\d ?){12,19}',
  answer: '4111 1111 1111 1111',
};

const CARD: readonly PayerQuestion[] = [
  {
    name: 'holder',
    label: 'Naam op de kaart',
    kind: 'text',
    pattern: '.{1,80}',
    answer: 'E. van der Linden',
  },
  NUMBER,
  {
    name: 'expiry',
    label: 'Geldig tot (mm/jj)',
    kind: 'text',
    pattern: '(?:0[1-9]|1[0-2])/\\d\\d',
    answer: '12/30',
  },
  { name: 'code', label: 'Beveiligingscode', kind: 'text', pattern: '\\d{3,4}', answer: '123' },
];

const QUESTIONS: Readonly<Record<string, readonly PayerQuestion[]>> = {
  ideal: [{ name: 'bank', label: 'Je bank', kind: 'choice', options: BANKS, answer: 'ING' }],
  bancontactmrcash: [
    {
      name: 'way',
      label: 'Hoe betaal je?',
      kind: 'choice',
      options: ['Met de Bancontact-app', 'Met je kaart'],
      answer: 'Met de Bancontact-app',
    },
    { ...NUMBER, label: 'Kaartnummer, als je met je kaart betaalt', answer: '6703 4444 4444 4449' },
  ],
  mastercard: CARD,
  visa: CARD,
  maestro: CARD,
  afterpay: [
    {
      name: 'birthday',
      label: 'Geboortedatum',
      kind: 'date',
      pattern: '\\d{4}-\\d{2}-\\d{2}',
      answer: '1990-05-17',
    },
    {
      name: 'phone',
      label: 'Telefoonnummer',
      kind: 'text',
      pattern: '[+\\d][\\d \\-]{8,16}',
      answer: '06 12345678',
    },
  ],
  paypal: [
    {
      name: 'email',
      label: 'E-mailadres bij PayPal',
      kind: 'text',
      pattern: '[^\\s@]+@[^\\s@]+',
      answer: 'emma@weefsel.example',
    },
  ],
  klarna: [
    {
      name: 'plan',
      label: 'Wanneer wil je betalen?',
      kind: 'choice',
      options: ['Nu', 'Binnen 30 dagen', 'In drie delen'],
      answer: 'Binnen 30 dagen',
    },
    {
      name: 'birthday',
      label: 'Geboortedatum',
      kind: 'date',
      pattern: '\\d{4}-\\d{2}-\\d{2}',
      answer: '1990-05-17',
    },
  ],
};

/** Questions of a payment method by the provider's code; empty for methods that ask on another device. */
export const questionsOf = (code: string): readonly PayerQuestion[] =>
  Object.hasOwn(QUESTIONS, code) ? (QUESTIONS[code] ?? []) : [];

function isGood({ kind, options, pattern }: PayerQuestion, answer: string): boolean {
  if (options) return options.includes(answer);
  if (kind === 'date' && Number.isNaN(Date.parse(answer))) return false;
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(answer);
}

/**
 * Reads the answers from a form; undefined when one is invalid. Missing fields keep their prefilled answer.
 */
export function readAnswers(code: string, form: URLSearchParams): PayerAnswers | undefined {
  const questions = questionsOf(code);
  const answers = questions.map((question) => form.get(question.name)?.trim() ?? question.answer);
  if (!questions.every((question, n) => isGood(question, answers[n] ?? ''))) return undefined;
  return Object.fromEntries(questions.map(({ name }, n) => [name, answers[n] ?? '']));
}

/**
 * True when the payer is of age, as paying later requires.
 * @param now in milliseconds since 1970.
 */
export function isOfAge({ birthday }: PayerAnswers, now: number): boolean {
  if (birthday === undefined) return true;
  const today = new Date(now).toISOString().slice(0, 10);
  const [year = '', ...rest] = birthday.split('-');
  return [String(Number(year) + PROMISES.payLaterAge), ...rest].join('-') <= today;
}
