import { brandDocument } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

const story = v.pick(brandDocument, ['name', 'image', 'text', 'place', 'country', 'since']);

/** What the content service has of a brand. */
export type BrandOnWire = v.InferOutput<typeof story>;

/** What editors wrote of the brand with the id `$id` in the commerce backend. */
export const brandQuery = {
  name: 'brandStory',
  shape: v.nullable(story),
  groq: '*[_type == "brand" && manufacturerId == $id][0]{ _id, name, image, text, place, country, since }',
};
