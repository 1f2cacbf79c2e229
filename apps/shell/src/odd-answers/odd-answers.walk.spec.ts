import fc from 'fast-check';
import { missingOfFrame, recordPages } from './pages.fixture';
import { spoil } from './spoil';
import { newShell, openVendorsAndRemotes, type OpenShop } from './whole-shop.fixture';

/** `npm run soak` takes more. */
const RUNS = Number(process.env.ODD_ANSWERS ?? 30);

/** Longer than a page that is known is shown without waiting for a fresh one, in ms. */
const LATER_MS = 11 * 60_000;

let shop: OpenShop;
let now = Date.parse('2026-11-20T10:00:00Z');
/** What each page needs of the vendors. */
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
  /** Few of them lead to what is far out: there one odd thing spoils most. */
  turns: fc.array(fc.nat(), { maxLength: 7 }),
});

/** Has one answer that a page needs say something odd in one place, which is told. */
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
    const made = spoil(text, turns, odd);
    path = made.path;
    return made.text;
  };
  return { url, where: () => `${url} with ${JSON.stringify(odd)} at "${path}" of ${spoilt?.slice(0, 160)}` };
}

describe('an answer that is odd in one place', () => {
  test('leaves a page that is known whole, or as it was', async () => {
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

  test('costs a page that nobody has seen yet that place, or makes it unavailable; it is never said to be gone or broken', async () => {
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
