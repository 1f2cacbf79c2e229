import {
  swapInDocument,
  swapInPayload,
  swapInState,
  swapInTexts,
  type LocalRemote,
  type State,
} from './swap-remote.ts';

/** An answer of the other shop. */
export interface Answer {
  path: string;
  type: string;
  text: string;
}

const isJson = (type: string): boolean => type.startsWith('application/json');

/** The state of a page; that of the frame around all pages, and an error, name no remotes. */
function swapInStateFile(text: string, local: LocalRemote): string {
  const state = JSON.parse(text) as Partial<State>;
  return state.composition ? JSON.stringify(swapInState(state as State, local)) : text;
}

/** What a browser gets in the place of an answer; undefined where that is the answer itself. */
export function swapInAnswer({ path, type, text }: Answer, local: LocalRemote): string | undefined {
  const [pathname = ''] = path.split('?', 1);
  if (type.startsWith('text/html')) return swapInDocument(text, local);
  if (isJson(type) && pathname === '/api/getSnippets')
    return JSON.stringify(swapInTexts(JSON.parse(text) as { key: string; value: string }[], local));
  if (isJson(type) && pathname.startsWith('/_state/')) return swapInStateFile(text, local);
  if (!isJson(type) || !pathname.endsWith('/_payload.json')) return undefined;
  const answer = JSON.parse(text) as { kind: string; payload?: { remotes?: Record<string, unknown> } };
  return JSON.stringify(
    answer.payload ? { ...answer, payload: swapInPayload(answer.payload, local) } : answer,
  );
}
