import { campaignSvg, garmentSvg } from '../pictures/pictures.ts';
import type { CampaignPicture, GarmentPicture } from '../pictures/pictures.ts';

/** Who draws for the picture service; every drawing is an SVG document at its native size. */
export interface Drawings {
  garmentSvg(picture: GarmentPicture): string;
  campaignSvg(picture: CampaignPicture): string;
}

/** The shop's own studio. */
export const studio: Drawings = { garmentSvg, campaignSvg };
