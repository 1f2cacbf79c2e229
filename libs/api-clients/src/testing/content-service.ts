import { evaluate, parse } from 'groq-js';
import { createContentClient } from '../content/create-content-client';
import { recordingTransport } from './recording-transport';
import { richText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import type { AskedBlocks } from '../content/asked-blocks';

/** Requirements for one kind of block without references. */
export const textBlocks: AskedBlocks = {
  shape: v.object({ _type: v.literal('textBlock'), _key: text, firstColumn: richText }),
  parts: [],
};

/** An in-memory content service: the real query language over a few documents. */
export function contentService(documents: readonly object[]) {
  const { transport, asked, raw } = recordingTransport(async ({ method, query, body }) => {
    const posted = (method === 'POST' ? body : undefined) as
      { query: string; params: Record<string, unknown> } | undefined;
    const params =
      posted?.params ??
      Object.fromEntries(
        Object.entries(query).flatMap(([name, value]) =>
          name.startsWith('$') ? [[name.slice(1), JSON.parse(value)]] : [],
        ),
      );
    const groq = posted?.query ?? query.query ?? '';
    const tree = parse(groq, { params });
    const value = await evaluate(tree, { dataset: documents, params });
    return { body: { ms: 1, result: (await value.get()) as unknown } };
  });
  const client = createContentClient({
    apiHost: 'https://content.test',
    projectId: 'demo',
    dataset: 'production',
    transport,
  });
  return { client, asked, raw };
}
