import { COUNTRIES } from '../../demo/backend/src/commerce/context/reference-data';
import { inStock } from '../../demo/backend/src/commerce/testing/test-shop';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers';
import { checkServer, checkTab } from './check-tab';
import { ACCOUNTS, CODES, DETAILS, type Step } from './step';
import { Oracle } from './oracle';
import type { WalkedBrowser } from './walked-browser';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const MOST_TABS = 3;
/** Few enough that products repeat, enough that not all sell out. */
const SHELF = 120;

/** A shopper who takes arbitrary steps in a browser. */
export class CartWalk {
  readonly #browser: WalkedBrowser;
  readonly #oracle = new Oracle();
  #accounts = 0;
  /** Number of times each step was taken, to check that the walk covers everything. */
  readonly done = new Map<string, number>();

  constructor(browser: WalkedBrowser) {
    this.#browser = browser;
  }

  /** Takes a step and checks all tabs. @throws Error that describes the violation. */
  async take(step: Step): Promise<void> {
    this.#browser.shop.time.now += 2 * MINUTE;
    const did = await this.#do(step);
    this.done.set(did, (this.done.get(did) ?? 0) + 1);
    await this.#browser.settled();
    // One-time messages appear in the tab where they occurred.
    const said = this.#browser.tabs.flatMap(({ stores }) => Object.values(stores.cart.consumeErrors() ?? {}));
    for (const tab of this.#browser.tabs)
      for (const id of checkTab(tab, this.#oracle.cart, said)) this.#oracle.cart.delete(id);
    checkServer(this.#browser);
  }

  #variantId(which: number): string {
    return inStock[(which % SHELF) * 7]?.id ?? '';
  }

  #lineId(which: number, tab = this.#browser.tab): string | undefined {
    const goods = tab.stores.cart.lines.filter(({ good }) => good);
    return goods[which % Math.max(1, goods.length)]?.id;
  }

  async #do({ does, which }: Step): Promise<string> {
    const { stores } = this.#browser.tab;
    switch (does) {
      case 'add':
        return `add: ${await this.#add(which)}`;
      case 'change':
        return this.#change(which);
      case 'remove':
        return this.#remove(which);
      case 'code':
        await stores.cart.addPromotion(CODES[which % CODES.length] ?? '');
        return does;
      case 'take code out': {
        const line = stores.cart.promotions.find(({ removable }) => removable);
        if (line) await stores.cart.remove(line.id);
        return does;
      }
      case 'give details':
        return this.#giveDetails('noor@voorbeeld.nl');
      case 'change e-mail':
        return this.#giveDetails(`noor${which}@voorbeeld.nl`);
      case 'log in':
        return this.#login(ACCOUNTS[which % ACCOUNTS.length] ?? '');
      case 'log out':
        return this.#logout();
      case 'register':
        return this.#register();
      case 'open tab':
        if (this.#browser.tabs.length === MOST_TABS) this.#browser.closeTab(which);
        await this.#browser.open();
        return does;
      case 'switch tab':
        this.#browser.active = which % this.#browser.tabs.length;
        return does;
      case 'two tabs at once':
        return this.#twoAtOnce(which);
      case 'back to checkout':
        await this.#browser.tab.newCheckout().start();
        return does;
      case 'reload':
        await this.#browser.reload();
        return does;
      case 'come back too late':
        return this.#comeBackTooLate();
      case 'sell out':
        return this.#sellOut(which);
      case 'order':
        return this.#order();
      case 'put back':
        return this.#putBack();
      default:
        stores.cart.memory.settle(stores.cart.memory.lost.map(({ line }) => line.id));
        return does;
    }
  }

  async #add(which: number): Promise<string> {
    const id = this.#variantId(which);
    const outcome = await this.#browser.tab.stores.cart.add(id);
    if (outcome === 'added') this.#oracle.cart.set(id, (this.#oracle.cart.get(id) ?? 0) + 1);
    return outcome;
  }

  async #change(which: number, tab = this.#browser.tab): Promise<string> {
    const id = this.#lineId(which, tab);
    if (!id) return 'change: nothing';
    const quantity = 1 + (which % 4);
    if (await tab.stores.cart.changeQuantity(id, quantity)) this.#oracle.cart.set(id, quantity);
    else await tab.stores.cart.refresh();
    return 'change';
  }

  async #remove(which: number): Promise<string> {
    const id = this.#lineId(which);
    if (!id) return 'remove: nothing';
    this.#oracle.cart.delete(id);
    if (!(await this.#browser.tab.stores.cart.remove(id))) await this.#browser.tab.stores.cart.refresh();
    return 'remove';
  }

  /** Fills in and submits the first step of the checkout, as a guest. */
  async #giveDetails(email: string): Promise<string> {
    const { checkout, stores } = this.#browser.tab;
    if (stores.session.isLoggedIn || stores.cart.isEmpty) return 'give details: not asked';
    checkout.goTo('details');
    checkout.details.type('email', email);
    for (const [name, value] of Object.entries(DETAILS))
      checkout.details.type(name as keyof typeof DETAILS, value);
    await checkout.saveDetails();
    // The session ended in another tab. The shopper sees a message and submits again.
    if (checkout.details.state.failure === 'headless.checkout.sessionLost') await checkout.saveDetails();
    await this.#browser.settled();
    if (checkout.step === 'details')
      throw new Error(`Details are not taken: ${checkout.details.state.failure}`);
    return 'give details';
  }

  async #login(username: string): Promise<string> {
    const { session } = this.#browser.tab.stores;
    if (session.isLoggedIn) return 'log in: already';
    await session.login({ username, password: DEMO_PASSWORD });
    this.#oracle.login(username);
    return 'log in';
  }

  async #logout(): Promise<string> {
    const { session } = this.#browser.tab.stores;
    if (!session.isLoggedIn) return 'log out: not in';
    await session.logout();
    this.#oracle.leave();
    return 'log out';
  }

  async #register(): Promise<string> {
    const { session } = this.#browser.tab.stores;
    if (session.isLoggedIn) return 'register: logged in';
    const email = `nieuw${(this.#accounts += 1)}@voorbeeld.nl`;
    const name = { firstName: 'Noor', lastName: 'Bakker' };
    const place = { street: 'Damrak 12', zipcode: '1012 AB', city: 'Amsterdam', countryId: COUNTRIES[0].id };
    await session.register({
      email,
      password: DEMO_PASSWORD,
      ...name,
      billingAddress: { ...name, ...place },
    });
    this.#oracle.login(email);
    return 'register';
  }

  async #twoAtOnce(which: number): Promise<string> {
    const other = this.#browser.tabs.find((tab) => tab !== this.#browser.tab);
    if (!other) return 'two tabs at once: one tab';
    // The order of two changes of one line is undefined.
    if (this.#lineId(which + 1, other) === this.#variantId(which)) return 'two tabs at once: one line';
    await Promise.all([this.#add(which), this.#change(which + 1, other)]);
    return 'two tabs at once';
  }

  async #comeBackTooLate(): Promise<string> {
    this.#browser.shop.time.now += 121 * DAY;
    this.#oracle.leave();
    await this.#browser.reload();
    return 'come back too late';
  }

  /** Another shopper buys the remaining stock of a product in the cart. */
  async #sellOut(which: number): Promise<string> {
    const id = this.#lineId(which);
    const variant = inStock.find((one) => one.id === id);
    if (!variant) return 'sell out: nothing';
    const { stock } = this.#browser.shop.database;
    stock.sell(variant.id, variant.initialStock - stock.sold(variant.id));
    return 'sell out';
  }

  /** Goes from the first step to the order, as far as possible. */
  async #order(): Promise<string> {
    const { checkout, commerce, stores } = this.#browser.tab;
    if (stores.cart.isEmpty) return 'order: nothing';
    if (stores.session.isLoggedIn) {
      await checkout.details.start(checkout.details.draft, false);
      checkout.goTo('details');
      await checkout.saveDetails();
    } else await this.#giveDetails('noor@voorbeeld.nl');
    await checkout.saveShipping();
    await checkout.savePayment();
    await this.#browser.settled();
    const { total, lines, subtotal } = stores.cart;
    await checkout.order();
    const { orderId, state } = checkout.placing;
    if (state.kind !== 'done') return `order: ${state.kind === 'refused' ? state.text : state.kind}`;
    const order = await commerce.order.byId(orderId ?? '');
    const facts = {
      total: order?.amountTotal,
      subtotal: order?.positionPrice,
      lines: order?.lineItems?.length,
    };
    const seen = { total, subtotal, lines: lines.length };
    if (JSON.stringify(facts) !== JSON.stringify(seen))
      throw new Error(`The order says ${JSON.stringify(facts)}, the cart said ${JSON.stringify(seen)}.`);
    this.#oracle.cart.clear();
    this.#browser.tab.kept.clear();
    this.#browser.tab.newCheckout();
    await this.#browser.tab.checkout.start();
    return 'order: placed';
  }

  async #putBack(): Promise<string> {
    const { cart } = this.#browser.tab.stores;
    const lines = cart.memory.lost
      .filter(({ why }) => why === 'gone' || why === 'expired')
      .map(({ line }) => line);
    if (lines.length === 0) return 'put back: nothing';
    await cart.putBack(lines);
    const back = new Set(lines.map(({ id }) => id));
    for (const { id, quantity, good } of cart.lines)
      if (good && back.has(id)) this.#oracle.cart.set(id, quantity);
    return 'put back';
  }
}
