import { newShell, type OpenShop } from './whole-shop.fixture';

const PAGES = [
  '/nl/',
  '/nl/dames/',
  '/search?tn_q=jurk',
  '/nl/contact/',
  '/nl/merken/',
  '/nl/inspiratie/',
  '/nl/blog/droog-aankomen/',
  '/nl/look/camel-van-kop-tot-teen',
  '/cart',
  '/login',
];

/** Missing elements of the frame, which every page must have. Pages with status 200 need a heading too. */
export const missingOfFrame = ({ statusCode, body }: { statusCode: number; body: string }): string[] =>
  ['<header', '</header>', '</footer>', '</html>', ...(statusCode === 200 ? ['<h1'] : [])].filter(
    (part) => !body.includes(part),
  );

/**
 * Requests a page of each kind, and records its questions to the vendors.
 * The product comes from a listing.
 */
export async function recordPages(shop: OpenShop): Promise<Map<string, string[]>> {
  const questions = new Map<string, string[]>();
  const record = async (page: string) => {
    shop.vendors.asked.clear();
    await newShell(shop).ask(page);
    questions.set(page, [...shop.vendors.asked]);
  };
  for (const page of PAGES) await record(page);
  const [, products] =
    [...shop.vendors.answers].find(([question]) => /store-api\/product /.test(question)) ?? [];
  const product = /"seoPathInfo":"(nl\/[^"]+)"/.exec(products?.text ?? '')?.[1];
  await record(`/${product}`);
  return questions;
}
