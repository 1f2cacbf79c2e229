import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RecordedAnswer } from '../demo/record-answers.ts';
import { operationOf } from './operation-of.ts';
import { deviationsOf } from './store-api-schema.ts';

/** Calls that this shop's own plugin adds, which no published document knows. */
const OWN_CALLS = ['/nd/', '/brands', '/brandUrls', '/manufacturer/'];

const isOwnCall = (path: string) => OWN_CALLS.some((own) => path.startsWith(own));

export interface Verdict {
  /** Published operations that were asked. */
  asked: string[];
  /** Differences from the published document, each once; empty when every answer fits. */
  deviations: string[];
}

function deviationsIn(answer: RecordedAnswer, operation: string | undefined): string[] {
  const { method, path, status, trimmed, body } = answer;
  if (operation) {
    const found = deviationsOf(operation, status, body, { trimmed });
    return found.map((line) => `${operation} ${status}: ${line}`);
  }
  // What nobody serves is refused, and rightly so.
  return isOwnCall(path) || status === 404 ? [] : [`${method} ${path} is not published`];
}

/** Holds every answer in a file of recorded answers against the published document. */
export async function checkRecordedAnswers(file: string): Promise<Verdict> {
  const asked = new Set<string>();
  const deviations = new Set<string>();
  for await (const line of createInterface(createReadStream(file))) {
    const answer = JSON.parse(line) as RecordedAnswer;
    const operation = operationOf(answer.method, answer.path);
    if (operation) asked.add(operation);
    for (const deviation of deviationsIn(answer, operation)) deviations.add(deviation);
  }
  return { asked: [...asked], deviations: [...deviations] };
}
