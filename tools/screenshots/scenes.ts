import { accountScenes } from './account-scenes.ts';
import { cartScenes } from './cart-scenes.ts';
import { contentScenes } from './content-scenes.ts';
import { faultScenes } from './fault-scenes.ts';
import { listingScenes } from './listing-scenes.ts';
import { orderScenes } from './order-scenes.ts';
import { productScenes } from './product-scenes.ts';

/** All scenes, in the order of their numbers. */
export const scenes = [
  ...listingScenes,
  ...productScenes,
  ...cartScenes,
  ...orderScenes,
  ...accountScenes,
  ...contentScenes,
  ...faultScenes,
].map((scene, index) => ({ ...scene, file: `${String(index + 1).padStart(2, '0')}-${scene.name}.png` }));
