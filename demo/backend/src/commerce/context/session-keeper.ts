import { randomInt } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { CartLineRow, CustomerRow, SessionRow } from '../../database/rows.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** The vendor's setting `context_lifetime`, 120 days in ms. Equals its lifetime of carts (`cart.expire_days`). */
const LIFETIME = 120 * 24 * 60 * 60 * 1000;
const TOUCH_AFTER = 10 * 60 * 1000;

const newToken = () => Array.from({ length: 32 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Lines of both carts. Quantities of the same line add up. */
function merged(kept: readonly CartLineRow[], added: readonly CartLineRow[]): CartLineRow[] {
  const lines = new Map(kept.map((line) => [line.id, line]));
  for (const line of added) {
    const known = lines.get(line.id);
    if (!known) lines.set(line.id, line);
    else if (line.type === 'product')
      lines.set(line.id, { ...line, quantity: line.quantity + known.quantity });
  }
  return [...lines.values()];
}

/** Keeps the sessions of context tokens. Login and logout renew a token; 120 days without use expire it. */
export class SessionKeeper {
  readonly #database: Database;
  readonly #clock: () => number;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
    database.sessions.removeIdle(clock() - LIFETIME);
  }

  /** The session of a token. A missing or expired token gets a new anonymous session, an unknown one is adopted. */
  open(token: string | undefined): SessionRow {
    if (!token) return this.#anonymous(newToken());
    const known = this.#database.sessions.byToken(token);
    if (!known) return this.#anonymous(token);
    const idle = this.#clock() - known.usedAt;
    if (idle > LIFETIME) return this.#expire(known);
    if (idle > TOUCH_AFTER) this.save(known);
    return known;
  }

  save(session: SessionRow): SessionRow {
    const saved = { ...session, usedAt: this.#clock() };
    this.#database.sessions.save(saved);
    return saved;
  }

  customerOf(session: SessionRow): CustomerRow | undefined {
    return session.customerId === null ? undefined : this.#database.customers.byId(session.customerId);
  }

  /**
   * Logs a customer in. All devices of a customer share one session and token, like at the vendor. No device is logged
   * out. The session takes over the guest's cart.
   */
  login(session: SessionRow, customerId: string): SessionRow {
    const { sessions, carts, transaction } = this.#database;
    return transaction(() => {
      const guest = this.#guestOf(session, customerId);
      const kept = sessions.ofCustomer(customerId);
      if (!kept) return this.#move(guest, { token: newToken(), customerId });
      const restored = this.#revive(kept);
      // Unlike the vendor, a login in the customer's own session keeps its token. Other devices stay logged in.
      if (kept.token !== guest.token) {
        carts.replace(restored.token, merged(carts.linesOf(restored.token), carts.linesOf(guest.token)));
        sessions.remove(guest.token);
      }
      return restored;
    });
  }

  /** Logs out. A customer's session and cart stay under another token for the next login; a guest's are deleted. */
  logout(session: SessionRow): SessionRow {
    this.#setAside(session);
    return this.#anonymous(newToken());
  }

  /** Ends a customer's session on all devices. The cart stays for the next login. */
  revoke(customerId: string): void {
    const open = this.#database.sessions.ofCustomer(customerId);
    if (open) this.#setAside(open);
  }

  #anonymous(token: string): SessionRow {
    return {
      token,
      customerId: null,
      shippingMethodId: null,
      paymentMethodId: null,
      countryId: null,
      shippingAddressId: null,
      billingAddressId: null,
      usedAt: this.#clock(),
    };
  }

  /**
   * Session that a login starts from. A session of another account is put aside: its cart is not the new customer's.
   * A guest is the same shopper with other details, and keeps the cart.
   */
  #guestOf(session: SessionRow, customerId: string): SessionRow {
    // Read again: another request may have changed the session while the password was being checked.
    const current = this.#database.sessions.byToken(session.token) ?? this.#anonymous(session.token);
    if (current.customerId === null || current.customerId === customerId) return current;
    if (this.customerOf(current)?.guest !== 1) return this.logout(current);
    return { ...current, customerId: null, shippingAddressId: null, billingAddressId: null };
  }

  #move(session: SessionRow, changes: Pick<SessionRow, 'token' | 'customerId'>): SessionRow {
    this.save(session);
    this.#database.sessions.rename(session.token, changes.token);
    return this.save({ ...session, ...changes });
  }

  /** Resumes a customer's session. An expired token is replaced. */
  #revive(kept: SessionRow): SessionRow {
    if (this.#clock() - kept.usedAt <= LIFETIME) return this.save(kept);
    const token = newToken();
    this.#database.sessions.rename(kept.token, token);
    return this.save({ ...kept, token });
  }

  #setAside(session: SessionRow): void {
    const { sessions } = this.#database;
    const guest = this.customerOf(session)?.guest !== 0;
    if (guest) sessions.remove(session.token);
    else sessions.rename(session.token, newToken());
  }

  #expire(session: SessionRow): SessionRow {
    this.#setAside(session);
    return this.#anonymous(newToken());
  }
}
