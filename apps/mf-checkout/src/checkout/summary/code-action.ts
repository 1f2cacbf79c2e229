import type { Clients } from '@weefsel/api-clients';
import type { PageAction } from '@weefsel/contracts';
import { codeNotice } from '../../cart/notices/code-notice';
import { toFlash } from '../../cart/notices/to-flash';
import { CODE_FORM } from './code-form';

/** Adds a discount code to the cart and reports the result. */
export const codeAction: PageAction<Clients> = async ({ fields }, { commerce: { cart } }) => {
  const code = (fields[CODE_FORM.code] ?? '').trim();
  if (!code) return { kind: 'done', say: { kind: 'error', text: 'headless.checkout.codeMissing' } };
  try {
    const before = await cart.read();
    const after = await cart.addItems([{ referencedId: code, type: 'promotion' }]);
    return { kind: 'done', say: toFlash(codeNotice(code.toUpperCase(), before, after)) };
  } catch (error) {
    console.error('[cart] code', error);
    return { kind: 'done', say: { kind: 'error', text: 'headless.checkout.codeFailed' } };
  }
};
