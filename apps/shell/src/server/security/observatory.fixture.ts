import fs from 'node:fs';

/** What the observatory says of one address. */
export interface Verdict {
  status: number;
  score: number;
  /** Results that cost points. */
  complaints: string[];
}

interface Result {
  result: string | null;
}

const PACKAGE = '@mdn/mdn-http-observatory/src';
const from = async <T>(file: string): Promise<T> => (await import(`${PACKAGE}/${file}`)) as T;

/**
 * Its own `scan`, without the rule that only pages that were found have a score. The list of hosts that browsers only
 * visit by https is fetched when the package is installed; no host of a test is on it.
 */
async function judge(address: string): Promise<Verdict> {
  const { readFileSync } = fs;
  Object.assign(fs, {
    readFileSync: (file: fs.PathOrFileDescriptor, options: BufferEncoding) =>
      String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, options),
  });
  const { retrieve } = await from<{
    retrieve: (host: string) => Promise<{ responses: { auto: { status: number } } }>;
  }>('retriever/retriever.js');
  const { ALL_TESTS } = await from<{ ALL_TESTS: ((found: object) => Result)[] }>('constants.js');
  const { getScoreModifier } = await from<{ getScoreModifier: (result: string | null) => number }>(
    'grader/grader.js',
  );
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await from<{ MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }>(
    'grader/charts.js',
  );
  const found = await retrieve(address);
  const results = ALL_TESTS.map((test) => test(found).result);
  const points = results.map(getScoreModifier);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const lost = sum(points.filter((value) => value < 0));
  return {
    status: found.responses.auto.status,
    score: lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : lost,
    complaints: results.filter((result): result is string => getScoreModifier(result) < 0),
  };
}

const verdicts: Verdict[] = [];
for (const address of process.argv.slice(2)) verdicts.push(await judge(address));
process.stdout.write(JSON.stringify(verdicts));
