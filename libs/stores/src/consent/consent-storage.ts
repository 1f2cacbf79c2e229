import { CONSENT_PURPOSES, STORAGE_KEYS, type ConsentProof, type ConsentPurpose } from '@weefsel/contracts';

const isPurpose = (value: unknown): value is ConsentPurpose =>
  CONSENT_PURPOSES.some((purpose) => purpose === value);

function isProof(value: unknown): value is ConsentProof {
  if (typeof value !== 'object' || value === null) return false;
  const { id, version, at, allowed } = value as Partial<Record<keyof ConsentProof, unknown>>;
  const isDated = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return (
    typeof id === 'string' &&
    typeof version === 'number' &&
    isDated &&
    Array.isArray(allowed) &&
    allowed.every(isPurpose)
  );
}

/** Reads the stored choice; null when there is none or it is invalid. */
export function readProof(): ConsentProof | null {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? 'null');
    return isProof(known) ? known : null;
  } catch {
    return null;
  }
}

/** Stores a choice. Without storage it only holds for this tab. */
export function writeProof(proof: ConsentProof): void {
  try {
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(proof));
  } catch (error) {
    console.warn('[consent] The choice cannot be kept; it holds for this tab.', error);
  }
}
