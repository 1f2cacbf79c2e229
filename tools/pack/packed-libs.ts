/** Libraries for remotes in a separate repository: the whole library, or one folder of it. */
export const PACKED_LIBS = {
  contracts: { purpose: 'types and names that all agree on', from: 'src' },
  'api-clients': { purpose: 'clients of the vendors', from: 'src' },
  product: {
    purpose: 'what a product, its price and the way to it are, made of vendors’ answers',
    from: 'src',
  },
  stores: { purpose: 'what the shop remembers; lent by the shell at run time', from: 'src' },
  ui: { purpose: 'what it looks like', from: 'src' },
  federation: { purpose: 'how remotes show each other; lent by the shell at run time', from: 'src/runtime' },
} as const;

export type PackedLib = keyof typeof PACKED_LIBS;

export const packedLibs = Object.keys(PACKED_LIBS) as PackedLib[];

/** True for files that are in no package: tests, and their shared helpers. */
export const isOfTests = (path: string): boolean => /\.(spec|fixture)\.|(^|\/)testing\//.test(path);
