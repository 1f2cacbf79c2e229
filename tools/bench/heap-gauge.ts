import { once } from 'node:events';

/** Reads the heap of another process that runs with an inspector. */
interface HeapGauge {
  /** Bytes in use after garbage collection. */
  read: () => Promise<number>;
  close: () => void;
}

interface Reply {
  id: number;
  result?: { usedSize?: number };
  error?: { message: string };
}

/** Connects to the inspector on a local port. Uses the heap domain only, because others retain objects. */
export async function connectGauge(port: number): Promise<HeapGauge> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const send = async (method: string): Promise<Reply> => {
    lastId += 1;
    const reply = await new Promise<Reply>((answered) => {
      waiting.set(lastId, answered);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
    if (reply.error) throw new Error(`${method}: ${reply.error.message}`);
    return reply;
  };
  return {
    read: async () => {
      // The second pass collects objects released by finalizers.
      await send('HeapProfiler.collectGarbage');
      await send('HeapProfiler.collectGarbage');
      return (await send('Runtime.getHeapUsage')).result?.usedSize ?? 0;
    },
    close: () => socket.close(),
  };
}
