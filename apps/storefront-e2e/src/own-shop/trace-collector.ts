import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A span as a server exports it. */
interface Span {
  traceId: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** Span name of a page's response. */
const PAGES = 'GET /*';

interface Sent {
  resourceSpans?: { scopeSpans: { spans: Span[] }[] }[];
}

/** Receives the traces of a shop, like a collector with OTLP over HTTP. */
export interface TraceCollector {
  url: string;
  /** Work for each page so far, in order: its path, and the span names of its trace. */
  answers: () => { path: string; did: Set<string> }[];
  forget: () => void;
  close: () => void;
}

/** Starts a collector on a port. */
export async function startTraceCollector(port: number): Promise<TraceCollector> {
  const spans: Span[] = [];
  const server = createServer((request, answer) => {
    void text(request).then((sent) => {
      for (const { scopeSpans } of (JSON.parse(sent) as Sent).resourceSpans ?? [])
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(port, 'localhost', ready));
  const pathOf = ({ name, attributes }: Span) =>
    name === PAGES ? attributes.find(({ key }) => key === 'url.path')?.value.stringValue : undefined;
  return {
    url: `http://localhost:${port}`,
    answers: () =>
      spans.flatMap((span) => {
        const path = pathOf(span);
        if (path === undefined) return [];
        const own = spans.filter(({ traceId }) => traceId === span.traceId);
        return { path, did: new Set(own.map(({ name }) => name)) };
      }),
    forget: () => void spans.splice(0),
    close: () => void server.close(),
  };
}
