import {
  NetworkError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '@weefsel/api-clients';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Composition } from '@weefsel/federation/composition';
import { answersFile } from '@weefsel/federation/release';
import type { Files } from '@weefsel/federation/store';

/**
 * Loads, for each remote, the recorded responses of its newest rehearsed release; returns these releases. Unreadable
 * recordings are left out.
 */
export async function addRecorded(
  answers: RecordedAnswers,
  files: Pick<Files, 'read'>,
  composition: Pick<Composition, 'remotes'> | undefined,
): Promise<string[]> {
  const taken: string[] = [];
  for (const [name, { version, previous }] of Object.entries(composition?.remotes ?? {}))
    for (const each of [version, ...previous.map((release) => release.version)])
      if (await addOne(answers, files, answersFile(name, each))) {
        taken.push(`${name}@${each}`);
        break;
      }
  return taken;
}

async function addOne(answers: RecordedAnswers, files: Pick<Files, 'read'>, file: string): Promise<boolean> {
  const bytes = await files.read(file).catch(() => undefined);
  try {
    if (bytes) answers.add(bytes);
    return bytes !== undefined;
  } catch {
    return false;
  }
}

const answerSchema = v.object({
  status: v.number(),
  statusText: v.string(),
  headers: v.record(v.string(), v.string()),
  text: v.string(),
});

type Answer = v.InferOutput<typeof answerSchema>;

/** The hash of a request: its content stays private. */
const nameOf = ({ method, url, body = '' }: TransportRequest): string =>
  createHash('sha256').update([method, url, body].join('\n')).digest('base64url').slice(0, 22);

/** Recorded vendor responses by request; a rehearsal can use them during vendor outages. */
export class RecordedAnswers {
  private readonly answers = new Map<string, Answer>();
  /** Number of requests without a recording. */
  missed = 0;

  get size(): number {
    return this.answers.size;
  }

  /** Records the responses of another transport; failures are not recorded. */
  recording =
    (transport: Transport): Transport =>
    async (request) => {
      const answer = await transport(request);
      const { status, statusText, headers, text, bytes } = answer;
      if (status < 500 && !bytes) this.answers.set(nameOf(request), { status, statusText, headers, text });
      return answer;
    };

  /** Replays responses; a request without a recording fails like a vendor outage. */
  readonly replay: Transport = async (request): Promise<TransportResponse> => {
    const answer = this.answers.get(nameOf(request));
    if (answer) return answer;
    this.missed += 1;
    throw new NetworkError(request, new Error('It was not recorded.'));
  };

  toBytes(): Buffer {
    return gzipSync(JSON.stringify(Object.fromEntries(this.answers)));
  }

  /** Loads another rehearsal's recording. Throws for an invalid one. */
  add(bytes: Buffer): void {
    const found = v.parse(v.record(v.string(), answerSchema), JSON.parse(gunzipSync(bytes).toString()));
    for (const [name, answer] of Object.entries(found)) this.answers.set(name, answer);
  }
}
