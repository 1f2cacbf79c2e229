import {
  swapInDocument,
  swapInPayload,
  swapInState,
  swapInTexts,
  type LocalRemote,
  type State,
} from './swap-remote.ts';

/** A response of the other shop. */
export interface Answer {
  path: string;
  type: string;
  text: string;
}

const isJson = (type: string): boolean => type.startsWith('application/json');

/** Swaps the remote into the state of a page. The frame's state, and an error, contain no remotes. */
function swapInStateFile(text: string, local: LocalRemote): string {
  const state = JSON.parse(text) as Partial<State>;
  return state.composition ? JSON.stringify(swapInState(state as State, local)) : text;
}

/** The response that replaces the other shop's; undefined to pass that one on unchanged. */
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
