export { garmentSvg } from './garment-picture.ts';
export { campaignSvg, SCENE_COUNT, type CampaignPicture, type Mood } from './campaign-picture.ts';
export { FITS, SLEEVES, type Fit, type SleeveLength } from './cut.ts';
export { DETAILS, type Detail } from './details.ts';
export { FABRICS, type Fabric } from './fabric.ts';
export {
  GARMENTS,
  PATTERNS,
  VIEWS,
  type Garment,
  type GarmentDescription,
  type GarmentPicture,
  type Pattern,
  type View,
} from './garment.ts';
export { shownBy, tellable } from './pattern-book/pattern-book.ts';
export { familyOf, type Family } from './views/families.ts';
export { viewsOf } from './views/views-of.ts';
export { seenIn } from './views/seen-in.ts';
export { drawnMeasures, type DrawnMeasures } from './measures.ts';
export { streetMapSvg, type MapPicture } from './street-map.ts';
export {
  GROUNDS,
  layOutfit,
  outfitSvg,
  pointOn,
  type Ground,
  type OutfitPicture,
  type Piece,
} from './outfit-picture.ts';
export { PICTURE as MEDIA_SIZE } from './studio.ts';
