import { createHash } from 'node:crypto';
import type { GarmentPicture } from '../pictures/garment.ts';
import { PICTURE as MEDIA_SIZE } from '../pictures/studio.ts';
import { drawings as studio, PICTURES_VERSION } from './drawings.ts';
import type { Drawings } from './drawings.ts';
import { assetFileName, imageAssets } from './image-assets.ts';
import { readImageParameters } from './image-parameters.ts';
import type { ImageFormat, ImageParameters } from './image-parameters.ts';
import { planImage } from './image-plan.ts';
import type { Size } from './image-plan.ts';
import { createPictureCache } from './picture-cache.ts';
import { renderPicture } from './render-picture.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Priority } from './render-queue.ts';

export interface PicturesOptions {
  /** Folder of the rendered pictures; made when absent, may be emptied at any time. */
  cacheDir: string;
  projectId: string;
  dataset: string;
  mediaPicture: (mediaId: string) => GarmentPicture | undefined;
  /** Default: the shop's own drawings. */
  drawings?: Drawings;
}

/** A picture that was asked for and exists; its bytes come later. */
export interface Picture {
  etag: string;
  contentType: string;
  /** True when the same address gives another format to another browser. */
  variesByAccept: boolean;
  read(priority: Priority): Promise<Buffer>;
}

export interface Pictures {
  /**
   * Finds the picture of an address, e.g. `/media/{id}.jpg?w=320`. Undefined when there is none.
   * @throws BadImageParameter when a parameter cannot be used.
   */
  find(address: string, accept?: string): Picture | undefined;
}

interface Source {
  key: string;
  native: Size;
  draw: () => string;
}

const MEDIA_PATH = /^\/media\/([0-9a-f]{32})\.jpg$/;
const SLOTS = 2;
const MOST_WAITING = 1000;

const CONTENT_TYPES: Record<ImageFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

function formatOf({ fm, autoFormat }: ImageParameters, accept: string): ImageFormat {
  if (fm) return fm;
  return autoFormat && accept.includes('image/webp') ? 'webp' : 'jpg';
}

/** Every address of content images and their drawings. */
function contentSources({ projectId, dataset, drawings = studio }: PicturesOptions): Map<string, Source> {
  const entries = imageAssets.map((asset) => {
    const file = assetFileName(asset);
    const source: Source = { key: file, native: asset, draw: () => drawings.campaignSvg(asset.picture) };
    return [`/content/images/${projectId}/${dataset}/${file}`, source] as const;
  });
  return new Map(entries);
}

/** The picture service: draws, resizes and keeps the pictures of the content and commerce vendors. */
export function createPictures(options: PicturesOptions): Pictures {
  const { drawings = studio } = options;
  const content = contentSources(options);
  const queue = createRenderQueue({ slots: SLOTS, waiting: MOST_WAITING });
  const cache = createPictureCache(options.cacheDir, queue);

  const sourceOf = (path: string): Source | undefined => {
    const mediaId = MEDIA_PATH.exec(path)?.[1];
    const picture = mediaId === undefined ? undefined : options.mediaPicture(mediaId);
    if (!picture) return content.get(path);
    return { key: JSON.stringify(picture), native: MEDIA_SIZE, draw: () => drawings.garmentSvg(picture) };
  };

  return {
    find(address, accept = '') {
      const { pathname, searchParams } = new URL(address, 'http://pictures');
      const source = sourceOf(pathname);
      if (!source) return undefined;
      const parameters = readImageParameters(searchParams);
      const plan = planImage({ width: source.native.width, height: source.native.height }, parameters);
      const format = formatOf(parameters, accept);
      const { q: quality, blur, bg: background = '#ffffff' } = parameters;
      const wanted = { plan, format, quality: Math.max(1, quality), blur, background };
      const id = createHash('sha256')
        .update(JSON.stringify([PICTURES_VERSION, source.key, wanted]))
        .digest('hex')
        .slice(0, 40);
      const render = () => renderPicture(source.draw(), wanted);
      return {
        etag: `"${id}"`,
        contentType: CONTENT_TYPES[format],
        variesByAccept: parameters.autoFormat && !parameters.fm,
        read: (priority) => cache.read(`${id.slice(0, 2)}/${id}.${format}`, render, priority),
      };
    },
  };
}
