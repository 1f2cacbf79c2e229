import { readFile, writeFile } from 'node:fs/promises';
import { readFlags, type Help } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { run, step } from '../steps.ts';
import { checkFeed } from './check-feed.ts';
import { readGoods } from './read-goods.ts';
import { writeFeed } from './write-feed.ts';

/** Settings of the demo, used where no setting names another commerce backend. */
const DEMO = {
  endpoint: 'http://localhost:4300/store-api',
  accessToken: 'SWSCWEEFSELDEMO0STOREFRONT',
  origin: 'http://localhost:4200',
  productKey: 'nl-{id}',
};

const HELP = {
  usage: 'weefsel feed --out <file> | --check <file>',
  about: 'Writes the product feed of the commerce backend, as the search vendor reads it, or checks one.',
  options: {
    '--out <file>': 'writes the feed',
    '--check <file>': 'checks an existing feed',
  },
  examples: ['npx weefsel feed --out feed.xml', 'npx weefsel feed --check feed.xml'],
} satisfies Help;

/**
 * Stands in for the search vendor: writes the feed of the commerce backend's goods, or checks an existing one. Uses the
 * storefront's settings.
 */
await run(async () => {
  const { values } = readFlags(HELP, { options: { out: { type: 'string' }, check: { type: 'string' } } });
  if (!values.out === !values.check) throw new PlainProblem('Use either --out <file> or --check <file>.');
  const { env } = process;
  const productKey = env.SEARCH_PRODUCT_KEY || DEMO.productKey;
  if (values.out) {
    const endpoint = env.COMMERCE_ENDPOINT || DEMO.endpoint;
    const source = { endpoint, accessToken: env.COMMERCE_ACCESS_TOKEN || DEMO.accessToken };
    const goods = await step(`reading ${endpoint}`, () => readGoods(source)).catch((error: Error) => {
      throw new PlainProblem(`${endpoint} could not be read: ${error.message}`);
    });
    await writeFile(values.out, writeFeed(goods, { origin: env.SHOP_ORIGIN || DEMO.origin, productKey }));
  }
  const file = values.out ?? values.check ?? '';
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new PlainProblem(`There is no file ${file}.`);
  });
  const { items, categories, problems } = checkFeed(xml, productKey);
  process.stdout.write(`  ${file}: ${items} items in ${categories} categories\n`);
  if (problems.length > 0) throw new PlainProblem(problems.join('\n'));
  process.stdout.write('  It has all that this shop asks for.\n');
});
