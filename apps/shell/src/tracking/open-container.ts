import type { ConsentPurpose } from '@weefsel/contracts';
import { choiceEntry } from './choice-entry';
import { dataLayer } from './data-layer';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';
const START = 'gtm.js';

/** Whether this document has opened the tag manager. */
export const isContainerOpen = (): boolean => dataLayer().some(({ event }) => event === START);

interface ContainerOptions {
  /** Container, `GTM-…`. */
  id: string;
  allowed: readonly ConsentPurpose[];
}

/** Loads the tag manager, which learns the choice before all else. */
export function openContainer({ id, allowed }: ContainerOptions): void {
  dataLayer().push(choiceEntry(allowed), { 'gtm.start': Date.now(), event: START });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
