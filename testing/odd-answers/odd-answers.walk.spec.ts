import fc from 'fast-check';
import { missingOfFrame, recordPages } from './pages.fixture';
import { corruptValue } from './corrupt-value';
import { newShell, openVendorsAndRemotes, type OpenShop } from './whole-shop.fixture';

/** `npx weefsel soak` raises it. */
const RUNS = Number(process.env.ODD_ANSWERS ?? 30);

/** Longer than a cached page is served stale, in ms. */
const LATER_MS = 11 * 60_000;

let shop: OpenShop;
let now = Date.parse('2026-11-20T10:00:00Z');
/** Questions that each page asks the vendors. */
let questions: Map<string, string[]>;

beforeAll(async () => {
  shop = await openVendorsAndRemotes();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  questions = await recordPages(shop);
}, 300_000);
afterEach(() => {
  shop.vendors.spoil = (_question, text) => text;
});
afterAll(() => {
  jest.restoreAllMocks();
  return shop.close();
});

const wrong = fc.constantFrom<unknown>({}, [], 42, true, 'x', { a: 1 }, [42], -1, '');
const oddAnswer = fc.record({
  page: fc.nat(),
  question: fc.nat(),
  /** A short path ends near the root, where one malformed value breaks most. */
  turns: fc.array(fc.nat(), { maxLength: 7 }),
});

/** Makes one value malformed in one vendor answer of a page; `where` describes its place. */
function spoilOne({
  page,
  question,
  turns,
  odd,
}: {
  page: number;
  question: number;
  turns: number[];
  odd: unknown;
}) {
  const [url = '', asked = []] = [...questions][page % questions.size] ?? [];
  const spoilt = asked[question % asked.length];
  let path = '';
  shop.vendors.spoil = (one, text) => {
    if (one !== spoilt || text === '') return text;
    const made = corruptValue(text, turns, odd);
    path = made.path;
    return made.text;
  };
  return { url, where: () => `${url} with ${JSON.stringify(odd)} at "${path}" of ${spoilt?.slice(0, 160)}` };
}

describe('a vendor answer with one malformed value', () => {
  test('leaves a cached page with status 200 and a complete frame', async () => {
    const { ask } = newShell(shop);
    for (const page of questions.keys()) expect([page, (await ask(page)).statusCode]).toEqual([page, 200]);
    await fc.assert(
      fc.asyncProperty(oddAnswer, fc.oneof(wrong, fc.constant(null)), async (one, odd) => {
        const { url, where } = spoilOne({ ...one, odd });
        now += LATER_MS;
        const answer = await ask(url);
        expect([where(), answer.statusCode, missingOfFrame(answer)]).toEqual([where(), 200, []]);
      }),
      { numRuns: RUNS },
    );
  });

  test('leaves an uncached page with status 200 or 503 and a complete frame', async () => {
    await fc.assert(
      fc.asyncProperty(oddAnswer, wrong, async (one, odd) => {
        const { url, where } = spoilOne({ ...one, odd });
        const answer = await newShell(shop).ask(url);
        expect([
          where(),
          [200, 503].includes(answer.statusCode) || answer.statusCode,
          missingOfFrame(answer),
        ]).toEqual([where(), true, []]);
      }),
      { numRuns: RUNS },
    );
  });
});
