import { identifierOf } from '../../catalogue/identifier.ts';
import { mediaSubject } from '../../catalogue/media.ts';
import type { View } from '../../pictures/garment.ts';
import type { Shop } from '../shop.ts';

/** Pictures are drawn this large. */
const NATIVE = { width: 900, height: 1620 };
const WIDTHS = [320, 640, 768, 1024, 1280, 1536];
const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

const SIDES: Record<View, string> = { front: 'voorkant', back: 'achterkant', detail: 'detail' };

const heightFor = (width: number) => Math.round((width * NATIVE.height) / NATIVE.width);

/** A picture of a product on the wire, with a smaller version for each usual width. */
export function toMedia({ catalogue, options }: Pick<Shop, 'catalogue' | 'options'>, id: string) {
  const subject = mediaSubject(catalogue, id);
  const alt = subject
    ? `${subject.product.name} van ${subject.product.brand.name} in ${subject.colour.name.toLowerCase()}, ${SIDES[subject.view]}`
    : '';
  const path = `media/${id}.jpg`;
  const url = `${options.publicOrigin}/${path}`;
  return {
    id,
    mimeType: 'image/jpeg',
    fileExtension: 'jpg',
    fileName: id,
    fileSize: null,
    hasFile: true,
    private: false,
    path,
    url,
    alt,
    title: alt,
    metaData: { ...NATIVE, type: 2 },
    config: null,
    customFields: null,
    translated: { alt, title: alt, customFields: {} },
    thumbnails: WIDTHS.map((width) => ({
      id: identifierOf(Number.parseInt(id.slice(0, 8), 16), 'thumbnail', width),
      mediaId: id,
      width,
      height: heightFor(width),
      url: `${url}?w=${width}&fm=webp`,
      apiAlias: 'media_thumbnail',
    })),
    uploadedAt: CREATED_AT,
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'media',
  };
}

/** A product's picture: the place of a medium among the product's pictures. */
export function toProductMedia(
  shop: Pick<Shop, 'catalogue' | 'options'>,
  productId: string,
  mediaId: string,
  position: number,
) {
  return {
    id: identifierOf(Number.parseInt(mediaId.slice(8, 16), 16), 'other', position),
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
