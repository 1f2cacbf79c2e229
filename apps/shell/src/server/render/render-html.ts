import { heartbeat } from '@weefsel/federation/supervisor';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderHtmlOptions {
  /** Longest wait for suspended parts once all else is rendered, in ms. Then their slots show a failure. */
  timeoutMs: number;
  onError: (error: unknown) => void;
}

/** A part was not ready in time. */
export class RenderTimeoutError extends Error {
  override readonly name = 'RenderTimeoutError';

  constructor() {
    super(
      'Something of the page was not ready in time to be rendered; its place says so and offers a new try.',
    );
  }
}

// React would otherwise move large parts of a page into hidden elements. Only a script reveals those.
const NEVER_OUTLINE = 4_000_000;

/** Renders a whole tree, including suspended parts. Rejects when code outside the slots throws or is late. */
export async function renderHtml(app: ReactNode, { timeoutMs, onError }: RenderHtmlOptions): Promise<string> {
  heartbeat();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(app, {
    progressiveChunkSize: NEVER_OUTLINE,
    onAllReady: resolve,
    onShellError: reject,
    onError,
  });
  let timer: NodeJS.Timeout | undefined;
  // Starts after React's own first turn: a server delayed overall must not mistake that for a hanging part.
  const turn = setImmediate(() => {
    timer = setTimeout(() => stream.abort(new RenderTimeoutError()), timeoutMs);
  });
  try {
    await ready;
  } finally {
    clearImmediate(turn);
    clearTimeout(timer);
  }
  return text(stream.pipe(new PassThrough()));
}
