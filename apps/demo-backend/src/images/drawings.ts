import { garmentSvg } from '../pictures/garment-picture.ts';
import type { GarmentPicture } from '../pictures/garment.ts';

export interface CampaignPicture {
  width: number;
  height: number;
  mood: 'general' | 'ladies' | 'men';
  scene: number;
  focus: 'left' | 'center' | 'right';
}

/** The draughtsman of the picture service; every drawing is an SVG document at its native size. */
export interface Drawings {
  garmentSvg(picture: GarmentPicture): string;
  campaignSvg(picture: CampaignPicture): string;
}

export const PICTURES_VERSION = 'stub';

const campaignSvg = ({ width, height }: CampaignPicture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="100%" height="100%" fill="#eee7dc"/></svg>`;

export const drawings: Drawings = { garmentSvg, campaignSvg };
