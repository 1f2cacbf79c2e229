import type { ConsentPurpose } from '@weefsel/contracts';
import { choiceEntry } from './choice-entry';
import { dataLayer } from './data-layer';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';
const START = 'gtm.js';

/** True when this document has opened the tag manager. */
export const isContainerOpen = (): boolean => dataLayer().some(({ event }) => event === START);

interface ContainerOptions {
  /** Container, `GTM-…`. */
  id: string;
  allowed: readonly ConsentPurpose[];
}

/** Loads the tag manager; the choice precedes all other entries. */
export function openContainer({ id, allowed }: ContainerOptions): void {
  dataLayer().push(choiceEntry(allowed), { 'gtm.start': Date.now(), event: START });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
