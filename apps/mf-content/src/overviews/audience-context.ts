import type { Audience, PageContext } from '@weefsel/contracts';

const CONTEXTS: Record<Audience, PageContext> = { dames: 'ladies', heren: 'men', general: 'general' };

/** The part of the shop that a blog or look belongs to. */
export const contextOf = (audience: Audience): PageContext => CONTEXTS[audience] ?? 'general';
