import { blogCardFields, newestFirst, shownForGender } from './card-fields';

const ofTypes = `*[_type in $types && ${shownForGender}]`;

/** A page of looks and blogs together, from place `$from` up to `$to`, with how many there are. */
export const inspirationQuery = `{
  "items": ${ofTypes} | ${newestFirst} [$from...$to]{ _type, ${blogCardFields} },
  "total": count(${ofTypes})
}`;
