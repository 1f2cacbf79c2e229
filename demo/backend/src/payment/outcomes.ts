/** A possible outcome of a payment, with the provider's status code. */
export interface Outcome {
  code: number;
  /** Text of the button. */
  label: string;
  /** Meaning for the shopper. */
  explanation: string;
  /** The provider's text in `brq_statusmessage`. */
  message: string;
}

const outcome = (code: number, label: string, explanation: string, message: string): Outcome => ({
  code,
  label,
  explanation,
  message,
});

export const PAID = 190;
export const PENDING = 791;
export const REJECTED = 690;
export const CANCELLED = 890;
/** The provider reports an unfinished payment as failed. */
export const EXPIRED = 490;

export const OUTCOMES: readonly Outcome[] = [
  outcome(190, 'Gelukt', 'De betaling is voldaan.', 'Transaction successfully processed'),
  outcome(490, 'Mislukt', 'De betaling is niet gelukt.', 'The transaction failed'),
  outcome(491, 'Validatiefout', 'De gegevens van de betaling klopten niet.', 'Validation failure'),
  outcome(492, 'Technische fout', 'Er ging bij ons iets mis.', 'Technical failure'),
  outcome(690, 'Afgewezen', 'De betaling is afgewezen.', 'The transaction was rejected'),
  outcome(791, 'Wachtend', 'De betaling wordt nog verwerkt.', 'Pending processing'),
  outcome(792, 'Wacht op jou', 'We wachten tot je het bedrag hebt betaald.', 'Waiting for consumer'),
  outcome(890, 'Geannuleerd', 'Je hebt de betaling geannuleerd.', 'Cancelled by consumer'),
];

export const outcomeOf = (code: number): Outcome | undefined =>
  OUTCOMES.find((candidate) => candidate.code === code);

/** True when another outcome may still follow. */
export const isWaiting = (code: number): boolean => code >= 790 && code <= 793;
