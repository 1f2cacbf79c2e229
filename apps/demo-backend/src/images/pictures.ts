import { createHash } from 'node:crypto';
import { studio } from './drawings.ts';
import { readImageParameters, type ImageFormat, type ImageParameters } from './image-parameters.ts';
import { planImage } from './image-plan.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictureSources, type PictureSourcesOptions } from './picture-sources.ts';
import { renderPicture } from './render-picture.ts';
import { createRenderQueue, type Priority } from './render-queue.ts';

export interface PicturesOptions extends Omit<PictureSourcesOptions, 'drawings'> {
  /** Folder of the rendered pictures; made when absent, may be emptied at any time. */
  cacheDir: string;
  /** How much the folder may hold; default: 2 GB. */
  cacheBytes?: number;
  /** Default: the shop's own studio. */
  drawings?: PictureSourcesOptions['drawings'];
}

/** A picture that was asked for and exists; its bytes come later. */
export interface Picture {
  etag: string;
  contentType: string;
  /** True when the same address gives another format to another browser. */
  variesByAccept: boolean;
  /** Name under which it is to be saved; undefined when it is to be shown. */
  fileName: string | undefined;
  read(priority: Priority): Promise<Buffer>;
}

export interface Pictures {
  /**
   * Finds the picture of an address, e.g. `/media/{id}.jpg?w=320`. Undefined when there is none.
   * @throws BadImageParameter when a parameter cannot be used.
   */
  find(address: string, accept?: string): Picture | undefined;
}

const SLOTS = 2;
const MOST_WAITING = 1000;
const USUAL_CACHE_BYTES = 2_000_000_000;

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

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40);

/** The picture service: draws, resizes and keeps the pictures of the content and commerce vendors. */
export function createPictures(created: PicturesOptions): Pictures {
  const { cacheDir, cacheBytes = USUAL_CACHE_BYTES, drawings = studio, ...options } = created;
  const sourceOf = createPictureSources({ ...options, drawings });
  const queue = createRenderQueue({ slots: SLOTS, waiting: MOST_WAITING });
  const cache = createPictureCache(cacheDir, queue, cacheBytes);
  return {
    find(address, accept = '') {
      const { pathname, searchParams } = new URL(address, 'http://pictures');
      const source = sourceOf(pathname);
      if (!source) return undefined;
      const parameters = readImageParameters(searchParams);
      const format = formatOf(parameters, accept);
      const { q, dl, effects, bg: background } = parameters;
      const plan = planImage(source.native, parameters);
      const wanted = { plan, format, quality: Math.max(1, q), effects, background };
      const id = hashOf([source.fingerprint(), wanted]);
      const render = () => renderPicture(source.draw(), wanted);
      return {
        etag: `"${id}"`,
        contentType: CONTENT_TYPES[format],
        variesByAccept: parameters.autoFormat && !parameters.fm,
        fileName: dl === '' ? pathname.split('/').at(-1) : dl,
        read: (priority) => cache.read(`${id.slice(0, 2)}/${id}.${format}`, render, priority),
      };
    },
  };
}
