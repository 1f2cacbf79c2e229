import type { GarmentPicture } from '../pictures/garment.ts';

export interface CampaignPicture {
  width: number;
  height: number;
  mood: 'general' | 'ladies' | 'men';
  scene: number;
  focus: 'left' | 'center' | 'right';
}

export const PICTURES_VERSION = 'stub';

const plain = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="100%" height="100%" fill="#eee7dc"/>` +
  `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 4}" ry="${height / 4}" fill="${colour}"/></svg>`;

export const garmentSvg = (picture: GarmentPicture) => plain(900, 1620, picture.colour);

export const campaignSvg = ({ width, height }: CampaignPicture) => plain(width, height, '#8a7a66');
