import { CommerceError, type Confirmation } from '@weefsel/api-clients';
import type { PageProps } from '@weefsel/contracts';
import { useState } from 'react';
import { useAsked } from '../session/use-asked';
import { useShopper } from '../session/use-shopper';
import { mailCode } from './mail-code';

/** How following the link of a mail ended. `used` when it had been followed before. */
export type Confirmed = 'done' | 'used' | 'wrong';

const ALREADY = 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED';

async function follow(confirm: () => Promise<unknown>): Promise<Confirmed> {
  try {
    await confirm();
    return 'done';
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.has(ALREADY)) return 'used';
    if (error.status === 400 || error.status === 404) return 'wrong';
    throw error;
  }
}

/** Submits the code of a mail's link once the session is known: the answer may bring another session. */
export function useConfirmation(
  href: PageProps['href'],
  confirm: (confirmation: Confirmation) => Promise<unknown>,
) {
  const shopper = useShopper();
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && shopper.kind !== 'unknown') setKnown(true);

  return useAsked<Confirmed>(isKnown ? href : '', () => {
    if (!isKnown) return new Promise(() => undefined);
    const code = mailCode(href);
    return code.hash ? follow(() => confirm(code)) : Promise.resolve('wrong');
  });
}
