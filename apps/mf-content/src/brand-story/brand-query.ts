import { brandDocument } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

const story = v.pick(brandDocument, ['name', 'image', 'text', 'place', 'country', 'since']);

/** A brand in the content service. */
export type BrandOnWire = v.InferOutput<typeof story>;

/** Editorial content of the brand with id `$id` in the commerce backend. */
export const brandQuery = {
  name: 'brandStory',
  shape: v.nullable(story),
  groq: '*[_type == "brand" && manufacturerId == $id][0]{ _id, name, image, text, place, country, since }',
};
