import { campaignSvg, garmentSvg, outfitSvg } from '../pictures/pictures.ts';
import type { CampaignPicture, GarmentPicture, OutfitPicture } from '../pictures/pictures.ts';

/** Who draws for the picture service; every drawing is an SVG document at its native size. */
export interface Drawings {
  garmentSvg(picture: GarmentPicture): string;
  campaignSvg(picture: CampaignPicture): string;
  outfitSvg(picture: OutfitPicture): string;
}

/** The shop's own studio. */
export const studio: Drawings = { garmentSvg, campaignSvg, outfitSvg };
