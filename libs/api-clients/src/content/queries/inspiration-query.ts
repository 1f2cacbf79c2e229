import { blogCard, lookCard } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { foundPage } from '../found-page-shape';
import { blogCardFields, newestFirst, shownForGender } from './card-fields';

const ofTypes = `*[_type in $types && ${shownForGender}]`;

/** A look or blog in the overview of both. */
export const inspirationCard = v.variant('_type', [
  v.object({ ...blogCard.entries, _type: v.literal('blog') }),
  v.object({ ...lookCard.entries, _type: v.literal('look') }),
]);

/** A page of looks and blogs together, from place `$from` up to `$to`, with how many there are. */
export const inspirationQuery = {
  name: 'inspiration',
  shape: foundPage(inspirationCard),
  groq: `{
  "items": ${ofTypes} | ${newestFirst} [$from...$to]{ _type, ${blogCardFields} },
  "total": count(${ofTypes})
}`,
};
