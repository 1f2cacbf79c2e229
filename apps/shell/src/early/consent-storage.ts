import {
  choiceHolds,
  newProof,
  STORAGE_KEYS,
  type ConsentProof,
  type ConsentPurpose,
} from '@weefsel/contracts';
import { tryStorage } from './try-storage';
import { root } from './root';

/** The choice stored in this browser, while it is valid. */
export const keptChoice = (): ConsentProof | undefined =>
  tryStorage(() => {
    const proof = JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? '') as ConsentProof;
    return choiceHolds(proof, new Date()) ? proof : undefined;
  });

/** Lets CSS show the consent panel to shoppers who have not answered. */
export function askConsent(): void {
  if (keptChoice()) delete root.dataset['consent'];
  else root.dataset['consent'] = 'ask';
}

/** Stores the choice of a pressed button and hides the panel; false when storage fails. */
export function keepChoice({ value }: Pick<HTMLButtonElement, 'value'>): boolean {
  const isKept = tryStorage(() => {
    const allowed = value.split(' ').filter(Boolean) as ConsentPurpose[];
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(newProof(allowed, new Date())));
    return true;
  });
  if (!isKept) return false;
  delete root.dataset['consent'];
  // Focus must not be lost with the pressed button.
  document.getElementById('main')?.focus({ preventScroll: true });
  return true;
}
