import type { Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageAction, type PageActions } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { formAction, isLoggedOut } from '@weefsel/forms';
import { REVIEW_FORM, reviewSchema, WITHDRAW_FORM } from './form/review-form';
import { productIn } from './load/load-review';
import { purchaseOf } from './load/purchase-of';

/** The customer's orders do not contain the product. */
class NotBought extends Error {}

function explain(error: unknown): SnippetKey | undefined {
  if (error instanceof NotBought) return 'headless.ownReview.error.notBought';
  if (isLoggedOut(error)) return 'headless.ownReview.error.loggedOut';
  console.error('[review]', error);
  return undefined;
}

const backTo = (id: string, say: SnippetKey, kind: 'success' | 'error' = 'success'): ActionResult => ({
  kind: 'done',
  to: paths.review.to(id),
  say: { kind, text: say },
});

/** Saves a new or changed review, only for a product in the customer's orders. */
const save = formAction<keyof typeof reviewSchema.entries, Clients>({
  schema: reviewSchema,
  explain,
  send: async ({ points, fit, title, content, name }, { commerce }, { url }) => {
    const id = productIn(url);
    const purchase = id && (await purchaseOf(commerce, id));
    if (!id || !purchase) throw new NotBought();
    const own = await commerce.review.own(id);
    const size = purchase.size ?? null;
    await commerce.review.save(id, {
      ...(own && { id: own.id }),
      name,
      title,
      content,
      points: Number(points),
      customFields: { nd_size: size, nd_fit: size && fit ? fit : null },
    });
    return backTo(id, 'headless.ownReview.saved');
  },
});

const withdraw: PageAction<Clients> = async ({ url }, { commerce }) => {
  const id = productIn(url) ?? '';
  try {
    if (await commerce.review.withdraw(id)) return backTo(id, 'headless.ownReview.withdrawn');
    // The form was sent twice: the review is already gone.
    if (!(await commerce.review.own(id))) return backTo(id, 'headless.ownReview.withdrawn');
  } catch (error) {
    if (!isLoggedOut(error)) console.error('[review]', error);
  }
  return backTo(id, 'headless.ownReview.withdrawFailed', 'error');
};

export const actions: PageActions<Clients> = { [REVIEW_FORM]: save, [WITHDRAW_FORM]: withdraw };
