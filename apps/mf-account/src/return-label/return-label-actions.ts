import type { Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageActions } from '@weefsel/contracts';
import { formAction, isRefusedFor, required } from '@weefsel/forms';
import * as v from 'valibot';
import { PROVE_LABEL } from './label-proof-form';

const proofSchema = v.object({ zipcode: required('headless.returnLabel.zipcodeMissing', 12) });

/**
 * Opens a label with a postcode of its order.
 * Redirects to the label's code: addresses never hold the postcode.
 */
const prove = formAction({
  schema: proofSchema,
  send: async ({ zipcode }, { commerce }: Clients, { url }): Promise<ActionResult> => {
    const { labelCode } = await commerce.withdrawal.label(url.searchParams.get('code') ?? '', zipcode);
    return { kind: 'done', to: labelCode ? paths.returnLabel.to(labelCode) : paths.withdraw.to() };
  },
  explain: (error) => {
    if (isRefusedFor(error, 'SHOP__RETURN_LABEL_WRONG_PROOF')) return 'headless.returnLabel.proofWrong';
    return isRefusedFor(error, 'SHOP__WITHDRAWAL_UNKNOWN') ? 'headless.returnLabel.gone' : undefined;
  },
});

export const actions: PageActions<Clients> = { [PROVE_LABEL]: prove };
