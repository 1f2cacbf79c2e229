import type { SanityFile } from '@weefsel/contracts';

const REFERENCE = /^file-(?<id>[A-Za-z\d_]+)-(?<extension>[a-z\d]+)$/;

/** The reference of a file is malformed. */
export class FileUrlError extends Error {
  override name = 'FileUrlError';
}

/** Returns the address of a video or document. Throws FileUrlError for a malformed reference. */
type FileUrl = (file: Pick<SanityFile, 'asset'> | null | undefined) => string;

/** Makes addresses on one CDN in the vendor's format: `{host}/files/{projectId}/{dataset}/{id}.{ext}`. */
export function createFileUrl(cdn: { host: string; projectId: string; dataset: string }): FileUrl {
  const base = `${cdn.host.replace(/\/+$/, '')}/files/${cdn.projectId}/${cdn.dataset}`;
  return (file) => {
    const reference = file?.asset?._ref ?? '';
    const { id, extension } = REFERENCE.exec(reference)?.groups ?? {};
    if (!id || !extension) {
      throw new FileUrlError(
        `Malformed asset _ref '${reference}'. Expected an id like "file-Tb9Ew8CXIwaY-mp4".`,
      );
    }
    return `${base}/${id}.${extension}`;
  };
}
