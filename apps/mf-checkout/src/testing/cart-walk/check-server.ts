import type { WalkedBrowser } from './walked-browser';

/** Looks whether all tabs show what the backend has. @throws Error that says what is wrong. */
export function checkServer({ shop, token, tabs }: WalkedBrowser): void {
  const rows = shop.database.carts.linesOf(token).filter(({ type }) => type === 'product');
  const onServer = JSON.stringify(rows.map(({ id, quantity }) => [id, quantity]).sort());
  tabs.forEach(({ stores }, place) => {
    const goods = stores.cart.lines.filter(({ good }) => good);
    const shown = JSON.stringify(goods.map(({ id, quantity }) => [id, quantity]).sort());
    if (shown !== onServer) throw new Error(`Tab ${place} shows ${shown}, the backend has ${onServer}.`);
  });
}
