import { campaignSvg, garmentSvg, outfitSvg, streetMapSvg } from '@weefsel/drawings';
import type { CampaignPicture, GarmentPicture, MapPicture, OutfitPicture } from '@weefsel/drawings';

/** Who draws for the picture service; every drawing is an SVG document at its native size. */
export interface Drawings {
  garmentSvg(picture: GarmentPicture): string;
  campaignSvg(picture: CampaignPicture): string;
  outfitSvg(picture: OutfitPicture): string;
  streetMapSvg(picture: MapPicture): string;
}

/** The shop's own studio. */
export const studio: Drawings = { garmentSvg, campaignSvg, outfitSvg, streetMapSvg };
