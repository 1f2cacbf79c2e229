import type { Clients } from '@weefsel/api-clients';
import { paths, type PageAction, type PageActions } from '@weefsel/contracts';
import {
  businessSchema,
  formAction,
  knownBusiness,
  nameSchema,
  newEmailSchema,
  passwordChangeSchema,
  refusal,
} from '@weefsel/forms';
import { formSuccess } from '../session/form-success';
import { changeBusiness } from './change-business';
import { NEWSLETTER, REMOVE } from './profile-forms';

/** Subscribes or unsubscribes, according to the checkbox. */
const newsletter: PageAction<Clients> = async ({ fields, origin }, { commerce }) => {
  try {
    const { customer } = await commerce.context.read();
    const email = customer?.email ?? '';
    if (!fields[NEWSLETTER.wish]) {
      await commerce.newsletter.unsubscribe(email);
      return formSuccess('headless.profile.newsletterOff');
    }
    const { success } = await commerce.newsletter.subscribe(email, origin);
    if (success) return formSuccess('headless.profile.newsletterOn');
  } catch (error) {
    console.error('[profile] newsletter', error);
  }
  return { kind: 'done', say: { kind: 'error', text: 'headless.profile.newsletterFailed' } };
};

const remove: PageAction<Clients> = async (_request, { commerce }) => {
  try {
    await commerce.account.remove();
    return formSuccess('headless.profile.removed', paths.login.to());
  } catch (error) {
    return refusal(error, [], () => 'headless.profile.removeFailed');
  }
};

export const actions: PageActions<Clients> = {
  name: formAction({
    schema: nameSchema,
    send: async (name, { commerce }: Clients) => {
      const { customer } = await commerce.context.read();
      const { salutationId } = customer ?? {};
      await commerce.account.changeProfile({
        ...name,
        ...(salutationId && { salutationId }),
        ...knownBusiness(customer ?? {}),
      });
      return formSuccess('headless.profile.nameChanged');
    },
  }),
  business: formAction({
    schema: businessSchema,
    send: async (texts, { commerce, vat }: Clients) => {
      const { customer } = await commerce.context.read();
      if (customer) await changeBusiness(texts, customer, { account: commerce.account, check: vat.check });
      return formSuccess('headless.profile.businessChanged');
    },
  }),
  email: formAction({
    schema: newEmailSchema,
    send: async (change, { commerce }: Clients) => {
      await commerce.account.changeEmail(change);
      return formSuccess('headless.profile.emailChanged');
    },
  }),
  password: formAction({
    schema: passwordChangeSchema,
    send: async (passwords, { commerce }: Clients) => {
      await commerce.account.changePassword(passwords);
      return formSuccess('headless.profile.passwordChanged');
    },
  }),
  [NEWSLETTER.form]: newsletter,
  [REMOVE]: remove,
};
