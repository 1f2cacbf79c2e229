import type { FlashMessage } from '@weefsel/contracts';
import type { Notice } from './notices';

/** Converts a notice for display on the next page. */
export const toFlash = ({ kind, text, values }: Notice): FlashMessage => ({ kind, text, values });
