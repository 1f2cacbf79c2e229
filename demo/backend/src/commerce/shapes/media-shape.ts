import { identifierOf } from '../../catalogue/identifier.ts';
import { mediaSubject } from '../../catalogue/media.ts';
import type { Shop } from '../shop.ts';
import { mediaAlt } from './media-alt.ts';

/** Size of generated pictures in px. */
const NATIVE = { width: 900, height: 1620 };
const WIDTHS = [320, 640, 768, 1024, 1280, 1536];
const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

/** A picture file of the shop. */
interface MediaFile {
  id: string;
  /** Including the extension: `0a1b….jpg`. */
  fileName: string;
  alt: string;
  width: number;
  height: number;
}

const numberIn = (id: string) => Number.parseInt(id.slice(0, 8), 16);

/** A picture on the wire, with a thumbnail for each standard width. */
export function toMediaFile({ options }: Pick<Shop, 'options'>, file: MediaFile) {
  const { id, fileName, alt, width, height } = file;
  const path = `media/${fileName}`;
  const url = `${options.publicOrigin}/${path}`;
  return {
    id,
    mimeType: 'image/jpeg',
    fileExtension: 'jpg',
    fileName: fileName.replace(/\.jpg$/, ''),
    fileSize: null,
    hasFile: true,
    private: false,
    path,
    url,
    alt,
    title: alt,
    metaData: { width, height, type: 2 },
    config: null,
    customFields: null,
    translated: { alt, title: alt, customFields: {} },
    thumbnails: WIDTHS.map((one) => ({
      id: identifierOf(numberIn(id), 'thumbnail', one),
      mediaId: id,
      width: one,
      height: Math.round((one * height) / width),
      url: `${url}?w=${one}&fm=webp`,
      apiAlias: 'media_thumbnail',
    })),
    uploadedAt: CREATED_AT,
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'media',
  };
}

export type Media = ReturnType<typeof toMediaFile>;

/** A picture of a product on the wire. */
export function toMedia(shop: Pick<Shop, 'catalogue' | 'options'>, id: string): Media {
  const subject = mediaSubject(shop.catalogue, id);
  const alt = subject ? mediaAlt(subject) : '';
  return toMediaFile(shop, { id, fileName: `${id}.jpg`, alt, ...NATIVE });
}

/** Id of a product's media entry. */
export const productMediaId = (mediaId: string, position: number): string =>
  identifierOf(Number.parseInt(mediaId.slice(8, 16), 16), 'other', position);

/** A media entry of a product: a picture and its position. */
export function toProductMedia(
  shop: Pick<Shop, 'catalogue' | 'options'>,
  productId: string,
  mediaId: string,
  position: number,
) {
  return {
    id: productMediaId(mediaId, position),
    productId,
    mediaId,
    position,
    customFields: null,
    media: toMedia(shop, mediaId),
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'product_media',
  };
}
