import type { Transport, TransportRequest, TransportResponse } from '../http/transport';

export interface Recorded {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

type WireAnswer = Partial<Pick<TransportResponse, 'status' | 'headers'>> & { body?: unknown };

/** A transport that gives prepared responses and records requests. */
export function recordingTransport(answer: (request: Recorded) => WireAnswer | Promise<WireAnswer>) {
  const asked: Recorded[] = [];
  const raw: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    const url = new URL(request.url);
    const recorded: Recorded = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: request.body === undefined ? undefined : (JSON.parse(request.body) as unknown),
    };
    asked.push(recorded);
    raw.push(request);
    const { body, status = 200, headers = {} } = await answer(recorded);
    return { status, statusText: '', headers, text: body === undefined ? '' : JSON.stringify(body) };
  };
  return { transport, asked, raw };
}
