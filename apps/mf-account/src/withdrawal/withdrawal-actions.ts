import { CommerceError, type Clients, type Withdrawal } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageAction, type PageActions } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { checkForm, formAction, isRefusedFor, refusal, type Typed } from '@weefsel/forms';
import { ALL, BEGIN, CHOOSE, chosenIn, CONFIRM_WITHDRAWAL } from './withdrawal-forms';
import { meantOrderSchema, statementSchema } from './withdrawal-schemas';

const REFUSALS: readonly (readonly [code: string, text: SnippetKey])[] = [
  ['SHOP__WITHDRAWAL_ORDER_UNKNOWN', 'headless.withdrawal.unknownOrder'],
  ['SHOP__WITHDRAWAL_NOTHING_LEFT', 'headless.withdrawal.nothingLeft'],
  ['SHOP__WITHDRAWAL_NOTHING_CHOSEN', 'headless.withdrawal.nothingChosen'],
  ['SHOP__WITHDRAWAL_CHANGED', 'headless.withdrawal.changed'],
  ['SHOP__WITHDRAWAL_UNKNOWN', 'headless.withdrawal.expired'],
];

/** Message for a refused step. */
function explain(error: unknown): SnippetKey | undefined {
  const known = REFUSALS.find(([code]) => isRefusedFor(error, code))?.[1];
  // 404: the backend lacks the shop's plugin. The text offers e-mail instead, equally valid.
  return (
    known ??
    (error instanceof CommerceError && error.status === 404 ? 'headless.withdrawal.failed' : undefined)
  );
}

const on = ({ code }: Withdrawal): ActionResult => ({ kind: 'done', to: paths.withdraw.to(code) });

const codeIn = (url: URL): string => url.searchParams.get('code') ?? '';

/** Begins a withdrawal of an order and redirects to its lines. */
export async function begin(
  { commerce }: Pick<Clients, 'commerce'>,
  order: { orderNumber: string; email?: string },
): Promise<ActionResult> {
  try {
    return on(await commerce.withdrawal.begin(order));
  } catch (error) {
    return refusal(error, [], explain);
  }
}

const choose: PageAction<Clients> = async ({ url, fields }, { commerce }) => {
  const { errors, texts } = checkForm(statementSchema, fields as Typed<'name' | 'email' | 'reason'>);
  if (Object.keys(errors).length > 0)
    return { kind: 'refused', errors: errors as Record<string, SnippetKey> };
  const code = codeIn(url);
  try {
    const lines = fields[ALL]
      ? (await commerce.withdrawal.read(code)).lines.map(({ id, left }) => ({ id, quantity: left }))
      : chosenIn(fields);
    return on(await commerce.withdrawal.choose({ code, ...texts, lines }));
  } catch (error) {
    return refusal(error, ['name', 'email', 'reason'], explain);
  }
};

const confirm: PageAction<Clients> = async ({ url }, { commerce }) => {
  try {
    return on(await commerce.withdrawal.confirm(codeIn(url)));
  } catch (error) {
    return refusal(error, [], explain);
  }
};

export const actions: PageActions<Clients> = {
  [BEGIN]: async (request, clients) => {
    // A customer's order, chosen by its button; the session proves ownership.
    if (!('email' in request.fields))
      return begin(clients, { orderNumber: request.fields['orderNumber'] ?? '' });
    return formAction({
      schema: meantOrderSchema,
      send: (order, { commerce }: Clients) => begin({ commerce }, order),
      explain,
    })(request, clients);
  },
  [CHOOSE]: choose,
  [CONFIRM_WITHDRAWAL]: confirm,
};
