import type { CampaignPicture, MapPicture, Mood, OutfitPicture } from '@weefsel/drawings';
import type { Size } from './size.ts';

/** A picture in the content service's asset store. */
export interface ImageAsset extends Size {
  /** Letters and digits only: the vendor's reference is split at hyphens. */
  id: string;
  extension: 'jpg';
  picture: CampaignPicture | MapPicture | OutfitPicture;
}

export const MOODS = ['general', 'ladies', 'men'] as const satisfies readonly Mood[];
export const SCENES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type Scene = (typeof SCENES)[number];

interface Frame extends Size {
  focus: NonNullable<CampaignPicture['focus']>;
}

/** Frames of our blocks; the focus leaves room for text on the other side. */
const FRAMES = {
  banner: { width: 2400, height: 1350, focus: 'right' },
  bannerMobile: { width: 1024, height: 1280, focus: 'center' },
  tile: { width: 1200, height: 1500, focus: 'center' },
  square: { width: 1200, height: 1200, focus: 'center' },
  horizontal: { width: 1600, height: 1200, focus: 'center' },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

export const FRAME_NAMES = Object.keys(FRAMES) as FrameName[];

const campaignId = (mood: Mood, scene: Scene) => `campaign${mood}${scene}`;

function toAsset(mood: Mood, scene: Scene, frame: Frame): ImageAsset {
  const { width, height, focus } = frame;
  const picture = { width, height, mood, scene, focus };
  return { id: campaignId(mood, scene), width, height, extension: 'jpg', picture };
}

/** Campaign pictures in one of our frames. */
export const campaignAssets = (frame: FrameName): readonly ImageAsset[] =>
  MOODS.flatMap((mood) => SCENES.map((scene) => toAsset(mood, scene, FRAMES[frame])));

/** All campaign pictures; pictures that editors lay out come with their documents. */
export const imageAssets: readonly ImageAsset[] = MOODS.flatMap((mood) =>
  SCENES.flatMap((scene) => Object.values(FRAMES).map((frame) => toAsset(mood, scene, frame))),
);

/** `campaignladies3-2400x1350.jpg`: the last part of the address. */
export const assetFileName = ({ id, width, height, extension }: ImageAsset) =>
  `${id}-${width}x${height}.${extension}`;

/** `image-campaignladies3-2400x1350-jpg`: the reference in documents. */
export const assetReference = ({ id, width, height, extension }: Omit<ImageAsset, 'picture'>) =>
  `image-${id}-${width}x${height}-${extension}`;

/** Reference to a campaign picture in one of our frames. */
export const campaignReference = (mood: Mood, scene: Scene, frame: FrameName) =>
  assetReference({ id: campaignId(mood, scene), ...FRAMES[frame], extension: 'jpg' });
