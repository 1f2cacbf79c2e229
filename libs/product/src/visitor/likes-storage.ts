import { STORAGE_KEYS } from '@weefsel/contracts';
import { learned, type Likes } from './likes';

const DAY_MS = 86_400_000;

/** Reads the stored likes, as far as they are readable; undefined where storage is forbidden. */
export function readLikes(): Likes | undefined {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.likes) ?? 'null');
    if (typeof known !== 'object' || known === null) return undefined;
    const { day, signs } = known as Readonly<Record<string, unknown>>;
    if (!Number.isSafeInteger(day) || typeof signs !== 'object' || signs === null) return undefined;
    const weighed = Object.entries(signs as Readonly<Record<string, unknown>>).filter(
      (entry): entry is [string, number] => Number.isFinite(entry[1]),
    );
    return { day: day as number, signs: Object.fromEntries(weighed) };
  } catch {
    return undefined;
  }
}

/** Records that goods with these signs were viewed or chosen. Without storage they are not known later. */
export function rememberLikes(signs: readonly string[], weight: number, now: number = Date.now()): void {
  if (signs.length === 0) return;
  const likes = learned(readLikes(), signs, weight, Math.floor(now / DAY_MS));
  try {
    localStorage.setItem(STORAGE_KEYS.likes, JSON.stringify(likes));
  } catch {
    // Full or forbidden.
  }
}
