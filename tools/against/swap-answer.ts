import type { LocalRemote } from './swap-remote.ts';
import { swapInDocument, swapInPayload, swapInTexts } from './swap-remote.ts';

/** An answer of the other shop. */
export interface Answer {
  path: string;
  type: string;
  text: string;
}

const isJson = (type: string): boolean => type.startsWith('application/json');

/** What a browser gets in the place of an answer; undefined where that is the answer itself. */
export function swapInAnswer({ path, type, text }: Answer, local: LocalRemote): string | undefined {
  const [pathname = ''] = path.split('?', 1);
  if (type.startsWith('text/html')) return swapInDocument(text, local);
  if (isJson(type) && pathname === '/api/getSnippets')
    return JSON.stringify(swapInTexts(JSON.parse(text) as { key: string; value: string }[], local));
  if (!isJson(type) || !pathname.endsWith('/_payload.json')) return undefined;
  const answer = JSON.parse(text) as { kind: string; payload?: { remotes?: Record<string, unknown> } };
  return JSON.stringify(
    answer.payload ? { ...answer, payload: swapInPayload(answer.payload, local) } : answer,
  );
}
