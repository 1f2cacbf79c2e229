import { versionsShown } from './versions-shown.ts';

/** Observed responses, and the versions shown with each composition. */
export interface Watched {
  answers: number;
  /** One sentence for each incomplete response. */
  failures: string[];
  /** Versions shown, by the composition of the response. */
  shown: Map<string, Set<string>>;
}

/** Requests pages at maximum rate over several connections, until stopped. */
export function watchedTraffic(urls: readonly string[], connections: number) {
  const watched: Watched = { answers: 0, failures: [], shown: new Map() };
  let running = true;
  const visit = async (url: string): Promise<void> => {
    const answer = await fetch(url);
    const html = await answer.text();
    watched.answers += 1;
    if (answer.status !== 200 || !html.endsWith('</html>')) watched.failures.push(`${url}: ${answer.status}`);
    const id = answer.headers.get('x-composition') ?? 'none';
    const versions = watched.shown.get(id) ?? new Set();
    for (const { name, version } of versionsShown(html)) versions.add(`${name}@${version}`);
    watched.shown.set(id, versions);
  };
  const connection = async (first: number): Promise<void> => {
    for (let turn = first; running; turn += 1)
      await visit(urls[turn % urls.length] ?? '').catch((error: unknown) =>
        watched.failures.push(String((error as Error).cause ?? error)),
      );
  };
  const all = Promise.all(Array.from({ length: connections }, (_, first) => connection(first)));
  return {
    watched,
    stop: async (): Promise<void> => {
      running = false;
      await all;
    },
  };
}
