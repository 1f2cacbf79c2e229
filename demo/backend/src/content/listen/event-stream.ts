import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Server-sent events to one listener. */
interface EventStream {
  /** Sends an event. The stream ends with the listener's connection; later calls send nothing. */
  send(event: string, data: unknown, id?: string): void;
  end(): void;
}

/** Maximum number of concurrent listeners, and the interval of keep-alive comments in ms. */
const MOST_STREAMS = 500;
const BEAT_MS = 20_000;

/** Opens streams, and ends all of them when the server closes. */
export function eventStreams(app: FastifyInstance) {
  const open = new Set<() => void>();
  // Runs before the server waits for its connections, as these would never end by themselves.
  app.addHook('preClose', (done) => {
    open.forEach((close) => close());
    done();
  });
  return {
    /** True when no further listener is accepted. */
    isFull: () => open.size >= MOST_STREAMS,
    open(request: FastifyRequest, reply: FastifyReply, onEnd: () => void): EventStream {
      const { raw } = reply;
      const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
      reply.hijack();
      raw.writeHead(200, {
        ...(Object.fromEntries(headers) as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      });
      raw.write(':\n\n');
      const beat = setInterval(() => raw.write(':\n\n'), BEAT_MS).unref();
      const close = () => {
        clearInterval(beat);
        open.delete(close);
        onEnd();
        raw.end();
      };
      open.add(close);
      request.raw.socket.once('close', close);
      return {
        send(event, data, id) {
          if (raw.writableEnded || raw.destroyed) return;
          const lines = [
            ...(id === undefined ? [] : [`id: ${id}`]),
            `event: ${event}`,
            `data: ${JSON.stringify(data)}`,
          ];
          raw.write(`${lines.join('\n')}\n\n`);
        },
        end: close,
      };
    },
  };
}

export type EventStreams = ReturnType<typeof eventStreams>;
