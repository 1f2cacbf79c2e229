import type { Said } from '@weefsel/contracts';
import type { Notice } from './notices';

/** A notice as the next page says it. */
export const toSaid = ({ kind, text, values }: Notice): Said => ({ kind, text, values });
