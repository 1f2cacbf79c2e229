/** A file in the content service's asset store. */
export interface FileAsset {
  /** SHA-1 of the content, so that changed content has another address. */
  id: string;
  extension: 'webm' | 'mp4';
  mimeType: string;
  originalFilename: string;
  /** In bytes. */
  size: number;
}

/** The winter collection in 7.8 seconds, panned over our own campaign pictures; without sound. */
export const winterFilm = {
  webm: {
    id: '984b58cc34de94efbe0bebbce9960ffb2c670453',
    extension: 'webm',
    mimeType: 'video/webm',
    originalFilename: 'winter-collection.webm',
    size: 281_183,
  },
  mp4: {
    id: '781f0ee2d7ae3afb1287f782c2e9e4370cfa7e8d',
    extension: 'mp4',
    mimeType: 'video/mp4',
    originalFilename: 'winter-collection.mp4',
    size: 333_553,
  },
} as const satisfies Record<string, FileAsset>;

/** All files that content documents may refer to. */
export const fileAssets: readonly FileAsset[] = Object.values(winterFilm);

/** `file-984b…453-webm`: the reference in documents. */
export const fileReference = ({ id, extension }: Pick<FileAsset, 'id' | 'extension'>) =>
  `file-${id}-${extension}`;

/** `984b…453.webm`: the last part of the address. */
export const fileName = ({ id, extension }: Pick<FileAsset, 'id' | 'extension'>) => `${id}.${extension}`;
