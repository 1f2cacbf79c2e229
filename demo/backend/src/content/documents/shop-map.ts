import type { SanityImage } from '@weefsel/contracts';
import { assetReference, type ImageAsset } from '../../images/image-assets.ts';
import { reference } from './content-writer.ts';

const SIZE = { width: 1600, height: 1200 };

/** The streets around the shop in Utrecht. */
export const shopMapAsset: ImageAsset = {
  id: 'mapweefstraat',
  ...SIZE,
  extension: 'jpg',
  picture: { ...SIZE, seed: 3 },
};

/** The map in the form of a page, beside the address in words. */
export const shopMap: { mapImage: SanityImage; mapImageAlt: string } = {
  mapImage: { _type: 'image', asset: reference(assetReference(shopMapAsset)) },
  mapImageAlt: 'Plattegrond: de winkel ligt aan een doorgaande straat, vlak na de brug over de gracht',
};
