import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { openDatabase } from '../../database/open-database.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { createShop } from '../create-shop.ts';
import { moveOrder } from '../orders/move-order.ts';

/**
 * Orders and cancels until it is killed by a test: `order-writer.ts <data folder> <seed> <products>`.
 * Prints the number of each acknowledged order on its own line.
 */
const [dataDir = '', seed, products] = process.argv.slice(2);
const catalogue = createCatalogue({ seed: Number(seed), products: Number(products) });
const shop = createShop({
  catalogue,
  database: openDatabase(dataDir),
  options: {
    accessToken: '',
    publicOrigin: 'http://pictures.test',
    storefrontOrigin: 'http://shop.test',
    clock: () => Date.now(),
  },
});
const { carts, customers } = shop.database;
const emma = customers.byEmail('emma@weefsel.example');
const session = shop.sessions.login(shop.sessions.open(undefined), emma?.id ?? '');
const variants = catalogue.products.flatMap((product) => catalogue.variantsOf(product));
const inStock = variants.filter(({ initialStock }) => initialStock > 3);

for (let n = 0; ; n += 1) {
  const wanted = [n, n + 7].flatMap((place) => inStock[place % inStock.length]?.id ?? []);
  const quantity = 1 + (n % 3);
  carts.replace(
    session.token,
    wanted.map((id) => ({ id, type: 'product', referencedId: id, quantity })),
  );
  try {
    const { id, number } = placeOrder(shop, session, {});
    process.stdout.write(`${number}\n`);
    // Most orders are cancelled, so that stock remains.
    if (n % 10 > 0) moveOrder(shop, id, { machine: 'order', transition: 'cancel' });
  } catch {
    // One of the two is sold out; the next order has others.
  }
}
