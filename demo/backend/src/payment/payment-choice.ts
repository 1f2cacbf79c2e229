import { EXPIRED, OUTCOMES, PENDING } from './outcomes.ts';
import { readAnswers, type PayerAnswers } from './payer-questions.ts';
import { PUSH_TIMES, type PushTime } from './reporter.ts';
import { RETURN_FORMS, type ReturnForm } from './return-form.ts';

/** The tester's choice on the payment page. */
interface PaymentChoice {
  statuscode: number;
  expires: boolean;
  /** True when a waiting payment is paid some time later. */
  paidLater: boolean;
  push: PushTime;
  back: ReturnForm;
  payer: PayerAnswers;
}

const oneOf = <T extends string>(names: readonly T[], asked: string | null): T | undefined =>
  names.find((name) => name === asked);

function readOutcome(
  asked: string | null,
): Pick<PaymentChoice, 'statuscode' | 'expires' | 'paidLater'> | undefined {
  if (asked === 'expired') return { statuscode: EXPIRED, expires: true, paidLater: false };
  if (asked === 'paid-later') return { statuscode: PENDING, expires: false, paidLater: true };
  const code = OUTCOMES.find((outcome) => String(outcome.code) === asked)?.code;
  return code === undefined ? undefined : { statuscode: code, expires: false, paidLater: false };
}

/** Reads the form of a method's payment page; undefined for another form or invalid values. */
export function readChoice(body: unknown, methodCode: string): PaymentChoice | undefined {
  if (!(body instanceof URLSearchParams)) return undefined;
  const outcome = readOutcome(body.get('outcome'));
  const push = oneOf(PUSH_TIMES, body.get('push') ?? 'before');
  const back = oneOf(RETURN_FORMS, body.get('back') ?? 'standard');
  const payer = readAnswers(methodCode, body);
  return outcome && push && back && payer ? { ...outcome, push, back, payer } : undefined;
}
