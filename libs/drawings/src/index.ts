export { garmentSvg } from './garment-picture.ts';
export { campaignSvg, SCENE_COUNT, type CampaignPicture, type Mood } from './campaign-picture.ts';
export { GARMENTS, PATTERNS, type Garment, type GarmentPicture, type Pattern, type View } from './garment.ts';
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
