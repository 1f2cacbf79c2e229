import type { Clients } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import type { ServedCheckout } from '../checkout/checkout-beginning';
import { readOffer } from '../checkout/methods/read-offer';
import { STEP_PARAMETER, stepNamed } from '../checkout/steps';
import { loadShoppersPage } from '../load-shoppers-page';

/** Data that requires a known shopper; undefined for any other caller. */
const ifKnown = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (isLoggedOut(error)) return undefined;
    throw error;
  });

/** Period in which an empty cart counts as placed with the newest order, in ms. */
const RECENT_MS = 60 * 60 * 1000;

const isRecent = (placed: string | null | undefined): boolean =>
  Date.now() - Date.parse(placed ?? '') < RECENT_MS;

async function readCheckout({ url }: PageRequest, { commerce }: Clients): Promise<ServedCheckout> {
  const { address, checkout, lookup, order } = commerce;
  const step = stepNamed(url.searchParams.get(STEP_PARAMETER));
  const countries = lookup.countries();
  if (!commerce.hasSession()) return { step: 'details', countries: await countries, addresses: [] };
  const [list, addresses = [], offer, newest] = await Promise.all([
    countries,
    ifKnown(address.list()),
    readOffer(checkout),
    ifKnown(order.newest()),
  ]);
  return {
    step,
    countries: list,
    addresses,
    offer,
    newest: newest?.id ?? null,
    ...(isRecent(newest?.orderDateTime) && { placed: newest?.id }),
  };
}

const loadEmpty = loadShoppersPage('headless.checkout.title');

/** Loads the data of the step. After a failure the browser requests it. */
export async function load(
  request: PageRequest,
  clients: Clients,
): Promise<PageResult<ServedCheckout | null>> {
  const empty = await loadEmpty(request);
  try {
    return { ...empty, data: await readCheckout(request, clients) };
  } catch (error) {
    console.error('[checkout]', error);
    return empty;
  }
}
