import { randomBytes } from 'node:crypto';
import type { StockAlertRow } from '../../database/stock-alerts.ts';
import { stockAlertConfirmationMail } from '../../mail/stock-alert-letters.ts';
import { checkEmail, doesNotExist } from '../account/field-rules.ts';
import { productPath } from '../products/product-address.ts';
import { stockOf } from '../products/product-subject.ts';
import { limitKey } from '../shop-limits.ts';
import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, storeError } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { tellWaiting } from './restock.ts';

const newId = () => randomBytes(16).toString('hex');

const unknownLink = () =>
  storeError(404, 'ND__STOCK_ALERT_NOT_FOUND', 'There is no stock alert with this hash.');

/** The requested variant, with its label and path for mails. @throws StoreError 400 */
function wantedOf(shop: Shop, body: JsonObject) {
  const id = asText(body['productId']);
  const found = shop.catalogue.productById(id);
  const errors = checkEmail(body);
  if (!found?.variant) errors.push(doesNotExist('product', id, '/productId'));
  if (errors.length > 0 || !found?.variant) throw new StoreError(400, errors);
  const { product, variant } = found;
  const { colour, size, length } = variant;
  const details = [colour.name.toLowerCase(), size && `maat ${size}`, length && `lengte ${length}`];
  return {
    variant,
    label: [product.name, ...details].filter(Boolean).join(', '),
    path: productPath(shop, { product, variant }),
  };
}

/**
 * Requests an alert for a sold-out variant, and mails a request to confirm it.
 * @returns true when the variant is sold out. A waiting subscriber gets no second mail.
 * @throws StoreError 400 or 429
 */
export function askForAlert(shop: Shop, { body, ip }: StoreCall): boolean {
  const { variant, label, path } = wantedOf(shop, body);
  if (stockOf(shop, variant) > 0) return false;
  const email = asText(body['email']).toLowerCase();
  const { stockAlerts, transaction } = shop.database;
  const known = stockAlerts.of(email, variant.id);
  if (known?.status === 'waiting') return true;
  shop.limits.stockAlert.take(limitKey(email, ip));
  const alert: StockAlertRow = {
    id: known?.id ?? newId(),
    email,
    variantId: variant.id,
    label,
    path,
    status: 'notSet',
    // A new hash: an old link that ended the alert must not restart it.
    hash: newId(),
    createdAt: shop.options.clock(),
  };
  transaction(() => {
    stockAlerts.save(alert);
    shop.outbox.send(stockAlertConfirmationMail(alert, shop.options.storefrontOrigin));
  });
  return true;
}

/** Confirms an alert by its mailed link. Notifies at once when the variant is back already. @throws StoreError 404 */
export function confirmAlert(shop: Shop, body: JsonObject): void {
  const { stockAlerts, transaction } = shop.database;
  const alert = stockAlerts.byHash(asText(body['hash']));
  if (!alert || alert.status === 'optOut') throw unknownLink();
  if (alert.status !== 'notSet') return;
  transaction(() => {
    stockAlerts.save({ ...alert, status: 'waiting' });
    const variant = shop.catalogue.productById(alert.variantId)?.variant;
    if (variant && stockOf(shop, variant) > 0) tellWaiting(shop, alert.variantId);
  });
}

/** Ends all alerts of the address that received the link. @throws StoreError 404 */
export function stopAlerts({ database }: Shop, body: JsonObject): void {
  const alert = database.stockAlerts.byHash(asText(body['hash']));
  if (!alert) throw unknownLink();
  database.stockAlerts.stop(alert.email);
}
