import {
  campaignSvg,
  garmentSvg,
  outfitSvg,
  streetMapSvg,
  type CampaignPicture,
  type GarmentPicture,
  type MapPicture,
  type OutfitPicture,
} from '@weefsel/drawings';

/** Drawing functions of the picture service; each returns an SVG document at native size. */
export interface Drawings {
  garmentSvg(picture: GarmentPicture): string;
  campaignSvg(picture: CampaignPicture): string;
  outfitSvg(picture: OutfitPicture): string;
  streetMapSvg(picture: MapPicture): string;
}

/** The shop's own studio. */
export const studio: Drawings = { garmentSvg, campaignSvg, outfitSvg, streetMapSvg };
