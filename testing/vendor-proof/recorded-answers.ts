import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RecordedAnswer } from '../../demo/backend/src/demo/record-answers.ts';
import { operationOf } from './operation-of.ts';
import { pluginDeviationsOf, pluginOperationOf } from './shop-plugin.ts';
import { deviationsOf } from './store-api-schema.ts';

export interface Verdict {
  /** Published operations that were called. */
  asked: string[];
  /** Differences from the published documents, each once; empty when every response fits. */
  deviations: string[];
}

function deviationsIn(answer: RecordedAnswer, operation: string | undefined): string[] {
  const { method, path, status, trimmed, body } = answer;
  if (operation) {
    const found = deviationsOf(operation, status, body, { trimmed });
    return found.map((line) => `${operation} ${status}: ${line}`);
  }
  const own = pluginOperationOf(method, path);
  if (own) return pluginDeviationsOf(own, status, body).map((line) => `${own} ${status}: ${line}`);
  // Unserved requests are refused, and rightly so.
  return status === 404 ? [] : [`${method} ${path} is not published`];
}

/**
 * Checks all recorded responses against the documents of the vendor and the shop's own plugin. Our other tests prove
 * only our reading of these documents.
 */
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
