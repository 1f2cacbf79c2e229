import type { Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageAction, type PageActions } from '@weefsel/contracts';
import { addressBookSchema, formAction, toAddress } from '@weefsel/forms';
import { formSuccess, hrefOf } from '../session/form-success';
import { changeAddress } from './change-address';
import { CHANGE, changeFailure, CHANGES, type AddressChange } from './change-form';
import { editedIn, NEW } from './edited-in';

const to = paths.addresses.to();

const isChange = (what: string): what is AddressChange => Object.hasOwn(CHANGES, what);

/** Makes an address a default one, or removes it. */
const change: PageAction<Clients> = async ({ fields }, { commerce }): Promise<ActionResult> => {
  const what = fields['what'] ?? '';
  if (!isChange(what)) return { kind: 'done', to };
  try {
    await changeAddress(commerce, fields['address'] ?? '', what);
    return formSuccess(CHANGES[what], to);
  } catch (error) {
    return { kind: 'done', to, say: { kind: 'error', text: changeFailure(error) } };
  }
};

export const actions: PageActions<Clients> = {
  [CHANGE]: change,
  address: formAction({
    schema: addressBookSchema,
    send: async ({ phone, ...texts }, { commerce }: Clients, { url }) => {
      const edited = editedIn(hrefOf(url));
      const filled = toAddress(texts, phone, await commerce.lookup.countries());
      if (edited === NEW) await commerce.address.create(filled);
      else await commerce.address.update(edited, filled);
      return formSuccess('headless.addresses.saved', to);
    },
  }),
};
