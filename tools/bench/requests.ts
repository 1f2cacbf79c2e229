import type { CDPSession } from 'playwright';

/** A request of the browser; times in seconds of the browser's clock. */
export interface RequestRecord {
  url: string;
  type: string;
  /** URL of the initiator. */
  from: string | undefined;
  scripted: boolean;
  startedAt: number;
  endedAt: number;
  /** Bytes on the wire, with headers. */
  bytesSent: number;
  /** Uncompressed bytes. */
  bytes: number;
  status: number | undefined;
  failure: string | undefined;
  /** Number of redirects before it. */
  hops: number;
}

export interface RequestLog {
  all: () => RequestRecord[];
  /** Time without traffic, in ms. */
  idleFor: () => number;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack | undefined;
}

function scriptOf(stack: Stack | undefined): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const found = part.callFrames.find(({ url }) => url);
    if (found) return found.url;
  }
  return undefined;
}

/** Records every request of a page, with its bytes and initiator. */
export function recordRequests(cdp: CDPSession): RequestLog {
  const records = new Map<string, RequestRecord>();
  const open = new Set<string>();
  let changedAt = Date.now();

  const end = (requestId: string, timestamp: number, change: (record: RequestRecord) => void) => {
    changedAt = Date.now();
    open.delete(requestId);
    const record = records.get(requestId);
    if (!record) return;
    record.endedAt = timestamp;
    change(record);
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other', timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    changedAt = Date.now();
    open.add(requestId);
    // A repeated request id is a redirect.
    const before = records.get(requestId);
    records.set(requestId, {
      url: request.url,
      type,
      from: before?.url ?? initiator.url ?? scriptOf(initiator.stack),
      scripted: initiator.type === 'script',
      startedAt: timestamp,
      endedAt: Infinity,
      bytesSent: before?.bytesSent ?? 0,
      bytes: 0,
      status: undefined,
      failure: undefined,
      hops: before ? before.hops + 1 : 0,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const record = records.get(requestId);
    if (record) Object.assign(record, { status: response.status, type });
  });
  cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
    changedAt = Date.now();
    const record = records.get(requestId);
    if (record) record.bytes += dataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, (record) => (record.bytesSent += encodedDataLength)),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) =>
    end(requestId, timestamp, (record) => (record.failure = errorText)),
  );

  return {
    all: () => [...records.values()].filter(({ url }) => !/\/favicon\.(ico|svg)$/.test(url)),
    idleFor: () => (open.size > 0 ? 0 : Date.now() - changedAt),
  };
}

/** True for scripts, including those only preloaded. */
export const isScript = ({ type, url }: RequestRecord): boolean =>
  type === 'Script' || /\.m?js(\?|$)/.test(url);

export const sum = (records: RequestRecord[], of: 'bytes' | 'bytesSent'): number =>
  records.reduce((total, record) => total + record[of], 0);
