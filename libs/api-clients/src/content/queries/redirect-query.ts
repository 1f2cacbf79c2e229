import { redirectDocument } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** Where an address in one of its `$spellings` moved to. */
export const redirectQuery = {
  name: 'redirectFrom',
  shape: v.nullable(v.pick(redirectDocument, ['from', 'to', 'status'])),
  groq: `*[_type == "redirect" && from in $spellings][0]{ _id, from, to, status }`,
};
