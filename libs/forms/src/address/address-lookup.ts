import { HttpError, type FoundAddress } from '@weefsel/api-clients';
import { makeAutoObservable, runInAction, type RootStore } from '@weefsel/stores';
import { addressSchema } from '../schema/address-schema';
import { checkForm } from '../schema/form-schema';

/** Criteria of an address lookup. */
export interface Asked {
  country: string;
  zipcode: string;
  houseNumber: string;
}

/** State of a lookup. `off` when there is nothing to look up, or no lookup service. */
type LookupState = 'off' | 'asking' | 'found' | 'unknown' | 'failed';

/** Countries with postcodes that determine a street. */
const LOOKED_UP: Readonly<Record<string, true>> = { NL: true };

/** True when a country's postcode, by ISO code, comes first because it determines the street. */
export const leadsToStreet = (country: string): boolean => LOOKED_UP[country] ?? false;

/** Pause after typing before a lookup, in ms. */
const PAUSE_MS = 200;
const NOTHING_HERE = 404;

/** Postcode without space, and house number. Undefined unless both are well-formed. */
function questionOf({ country, zipcode, houseNumber }: Asked) {
  if (!LOOKED_UP[country]) return undefined;
  const { errors, texts } = checkForm(addressSchema(country), {
    ...{ firstName: '', lastName: '', company: '', addition: '', street: '', city: '' },
    ...{ country, zipcode, houseNumber },
  });
  if (errors.zipcode || errors.houseNumber) return undefined;
  return { zipcode: texts.zipcode.replace(' ', ''), houseNumber: parseInt(texts.houseNumber, 10) };
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** Looks up street and city of the last typed postcode and house number. Never rejects. */
export class AddressLookup {
  state: LookupState = 'off';
  found: FoundAddress | undefined = undefined;
  /** True when the fields differ from the result. */
  differs = false;
  readonly #find: RootStore['findAddress'];
  #asked = '';
  #asking: AbortController | undefined;

  constructor(find: RootStore['findAddress']) {
    this.#find = find;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks up the typed values, once well-formed and different from the last lookup. */
  async ask(asked: Asked): Promise<void> {
    const question = questionOf(asked);
    const key = question ? `${question.zipcode} ${question.houseNumber}` : '';
    if (key === this.#asked && this.state !== 'failed') return;
    this.stop();
    this.#asked = key;
    this.#tell(question ? 'asking' : 'off');
    if (!question) return;
    const asking = (this.#asking = new AbortController());
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (asking.signal.aborted) return;
    try {
      const found = await this.#find(question, asking.signal);
      if (!asking.signal.aborted) this.#tell(found ? 'found' : 'unknown', found ?? undefined);
    } catch (error) {
      if (asking.signal.aborted) return;
      const isOff = error instanceof HttpError && error.status === NOTHING_HERE;
      this.#tell(isOff ? 'off' : 'failed');
    }
  }

  /** Compares the fields with the result. */
  compare(typed: FoundAddress): void {
    const { found } = this;
    this.differs = !!found && !(isSame(typed.street, found.street) && isSame(typed.city, found.city));
  }

  /** Aborts the pending lookup. */
  stop(): void {
    this.#asking?.abort();
  }

  #tell(state: LookupState, found?: FoundAddress): void {
    runInAction(() => {
      this.state = state;
      this.found = found;
    });
  }
}
