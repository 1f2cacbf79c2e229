import { createHash } from 'node:crypto';
import { studio } from './drawings.ts';
import { readImageParameters, type ImageFormat, type ImageParameters } from './image-parameters.ts';
import { planImage } from './image-plan.ts';
import { createPictureCache, type Render } from './picture-cache.ts';
import { createPictureSources, type PictureSourcesOptions } from './picture-sources.ts';
import { renderPicture, THOROUGH, type RenderOptions } from './render-picture.ts';
import { createRenderQueue, type Priority } from './render-queue.ts';

/** Renders a drawing into the bytes of a picture. */
export type RenderPicture = (drawing: string, options: RenderOptions) => Promise<Buffer>;

interface PicturesOptions extends Omit<PictureSourcesOptions, 'drawings'> {
  /** Folder of the rendered pictures; created when absent, may be emptied at any time. */
  cacheDir: string;
  /** Maximum size of the folder in bytes; default: 2 GB. */
  cacheBytes?: number;
  /** Renders pictures that no shopper waits for; default: this process. */
  inBackground?: RenderPicture;
  /** Called when a picture could not be stored. */
  onLoss?: (error: unknown) => void;
  /** Default: the shop's own studio. */
  drawings?: PictureSourcesOptions['drawings'];
}

/** An existing picture; its bytes come later. */
export interface Picture {
  etag: string;
  contentType: string;
  /** True when the same address gives different formats to different browsers. */
  variesByAccept: boolean;
  /** File name for saving; undefined for a picture to be displayed. */
  fileName: string | undefined;
  read(priority: Priority): Promise<Buffer>;
}

export interface Pictures {
  /**
   * Finds the picture of an address, e.g. `/media/{id}.jpg?w=320`; undefined when there is none.
   * @throws BadImageParameter when a parameter is invalid.
   */
  find(address: string, accept?: string): Picture | undefined;
}

const SLOTS = 2;
const MOST_WAITING = 1000;
// Change this when the same drawing gives other pixels, to invalidate older pictures.
const MANNER = 2;
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

/** The picture service: draws, resizes and stores the pictures of the content and commerce vendors. */
export function createPictures(created: PicturesOptions): Pictures {
  const { cacheDir, cacheBytes: limit = USUAL_CACHE_BYTES, drawings = studio, onLoss, ...options } = created;
  const { inBackground = renderPicture } = created;
  const sourceOf = createPictureSources({ ...options, drawings });
  const queue = createRenderQueue({ slots: SLOTS, waiting: MOST_WAITING });
  const cache = createPictureCache({ cacheDir, queue, limit, ...(onLoss && { onLoss }) });
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
      const id = hashOf([MANNER, source.fingerprint(), wanted]);
      const render: Render = (priority) =>
        priority === 'shopper'
          ? renderPicture(source.draw(), wanted)
          : inBackground(source.draw(), { ...wanted, effort: THOROUGH });
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
