import { SCENES } from './campaigns/scenes.ts';
import { Stage, type Mood } from './campaigns/stage.ts';

export type { Mood } from './campaigns/stage.ts';

export interface CampaignPicture {
  /** Requested size in pixels; only the ratio affects the composition. */
  width: number;
  height: number;
  mood: Mood;
  /** Index of the composition, modulo their number. */
  scene: number;
  /** Side of the clothes; text goes on the other side. Right by default. */
  focus?: 'left' | 'right' | 'center';
}

export const SCENE_COUNT = SCENES.length;

/**
 * One campaign photograph as an SVG document without text or people. Deterministic: the same picture gives the same
 * SVG.
 */
export function campaignSvg({ width, height, mood, scene, focus = 'right' }: CampaignPicture): string {
  const stage = new Stage(width / height, mood, focus, scene * 31 + 5);
  SCENES[Math.abs(Math.trunc(scene)) % SCENES.length]?.(stage);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${stage}</svg>`;
}
