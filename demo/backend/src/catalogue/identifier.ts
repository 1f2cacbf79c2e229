import { mix, mixAll, unmix } from './random.ts';

const KINDS = {
  product: 1,
  variant: 2,
  media: 3,
  category: 4,
  brand: 5,
  colour: 6,
  size: 7,
  length: 8,
  thumbnail: 9,
  other: 10,
} as const;

type IdentifierKind = keyof typeof KINDS;

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

function assemble(key: number, scrambled: number): string {
  const check = mix(scrambled + key);
  return hex(scrambled) + hex(check) + hex(mix(check ^ key)) + hex(mix(check + 1));
}

/** Identifier (32 lower-case hex characters) of the n-th thing of a kind. n is at most 2^32 - 1. */
export function identifierOf(seed: number, kind: IdentifierKind, n: number): string {
  const key = mixAll(seed, KINDS[kind]);
  return assemble(key, mix((n ^ key) >>> 0));
}

/** Returns the n of an identifier made by `identifierOf` with the same seed and kind; otherwise undefined. */
export function numberOf(seed: number, kind: IdentifierKind, id: string): number | undefined {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const key = mixAll(seed, KINDS[kind]);
  const scrambled = Number.parseInt(id.slice(0, 8), 16);
  if (assemble(key, scrambled) !== id) return undefined;
  return (unmix(scrambled) ^ key) >>> 0;
}
