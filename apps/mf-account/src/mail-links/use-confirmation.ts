import type { Confirmation } from '@weefsel/api-clients';
import type { PageProps } from '@weefsel/contracts';
import { useState } from 'react';
import type { Served } from '../session/served';
import { useAsked } from '../session/use-asked';
import { useShopper } from '../session/use-shopper';
import { followLink, type Confirmed } from './follow-link';
import { isDone, mailCode } from './mail-code';

const WRONG: Served<Confirmed> = { value: 'wrong' };
const DONE: Served<Confirmed> = { value: 'done' };

/** Result that is known before the code is submitted. */
function knownOf(href: string): Served<Confirmed> {
  if (isDone(href)) return DONE;
  return mailCode(href).hash ? null : WRONG;
}

/** Submits the code of a mail's link once the session is known. The response may replace the session. */
export function useConfirmation(
  href: PageProps['href'],
  confirm: (confirmation: Confirmation) => Promise<unknown>,
) {
  const shopper = useShopper();
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && shopper.kind !== 'unknown') setKnown(true);
  const known = knownOf(href);

  return useAsked<Confirmed>(
    isKnown || known ? href : '',
    () => {
      if (!isKnown) return new Promise(() => undefined);
      return followLink(() => confirm(mailCode(href)));
    },
    known,
  );
}
