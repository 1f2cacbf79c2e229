import type { PartFiles, RemoteManifest } from '../../build/bundler/manifest.ts';
import { declarationsOf } from '../../build/workspace/paths.ts';

type Parts = Pick<RemoteManifest, 'remoteEntry' | 'entry' | 'pages' | 'chunks'>;

/**
 * Maximum bytes that each page of a remote adds: container, entry, its own files and all chunks.
 * All chunks count, since its data may need any of them. `sent` returns a file's bytes as sent.
 */
export function pageBytes({ remoteEntry, entry, pages, chunks = {} }: Parts, sent: (file: string) => number) {
  const always: PartFiles[] = [{ js: [remoteEntry], css: [] }, entry, ...Object.values(chunks)];
  const sum = (parts: readonly PartFiles[], kind: keyof PartFiles): number =>
    [...new Set(parts.flatMap((part) => part[kind]))].reduce((bytes, file) => bytes + sent(file), 0);
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      const parts = [...always, page];
      return [name, { js: sum(parts, 'js'), css: sum(parts, 'css') }];
    }),
  );
}

/** Rounded up, so that a size over its budget never reads as the budget. */
const kilobytes = (bytes: number): string => `${(Math.ceil(bytes / 100) / 10).toFixed(1)} kB`;

/** One sentence for each page that is over its budget. */
export function overBudget({ name, budget = {}, bytes = {} }: RemoteManifest): string[] {
  return Object.entries(bytes).flatMap(([page, { js }]) => {
    const most = budget[page] ?? Infinity;
    return js > most * 1000
      ? [
          `Its page ${page} is ${kilobytes(js)} of JavaScript, its budget is ${most.toFixed(1)} kB: make it smaller, or raise the budget in ${declarationsOf(name)}, or say --over-budget "why".`,
        ]
      : [];
  });
}
