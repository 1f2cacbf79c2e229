import { NO_LINK, safeHref } from '@weefsel/contracts';
import { plainText } from '../text/plain-text';

/** An address typed by an editor; undefined when absent or unsafe. */
export function givenHref(address: unknown): string | undefined {
  const href = safeHref(plainText(address));
  return href === NO_LINK ? undefined : href;
}
