/** A page of the list of a bucket. */
export interface S3Page {
  files: { key: string; at: Date; size: number }[];
  /** Token for the next page; absent on the last. */
  next?: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, word?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[word ?? ''] ?? all;
  });

/** Text of the first element of a name that holds text alone. */
const textOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** Error code of an answer, e.g. `NoSuchKey`; empty when it is no S3 error. */
export function errorCode(body: Buffer): string {
  const xml = body.subarray(0, 4096).toString('utf8');
  return xml.includes('<Error>') ? (textOf(xml, 'Code') ?? '') : '';
}

/** Parses an answer of ListObjectsV2; undefined when it is invalid or incomplete. */
export function readPage(body: Buffer): S3Page | undefined {
  const xml = body.toString('utf8');
  if (!/<ListBucketResult[\s>]/.test(xml) || !/<\/ListBucketResult>\s*$/.test(xml)) return undefined;
  const isTruncated = textOf(xml, 'IsTruncated');
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    at: new Date(textOf(entry, 'LastModified') ?? ''),
    size: Number(textOf(entry, 'Size') ?? Number.NaN),
  }));
  const next = textOf(xml, 'NextContinuationToken');
  if (files.some(({ key, at, size }) => !key || Number.isNaN(at.getTime()) || Number.isNaN(size)))
    return undefined;
  if (isTruncated !== 'true') return isTruncated === 'false' ? { files } : undefined;
  return next ? { files, next } : undefined;
}
