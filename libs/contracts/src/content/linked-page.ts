import * as v from 'valibot';
import { maybe, text } from '../fields';

export const slug = v.object({ current: v.string() });

/** What a query followed a reference to; null when that page is gone. */
export const titledPage = maybe(v.object({ title: text, slug }));
