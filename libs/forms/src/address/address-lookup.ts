import { HttpError, type FoundAddress } from '@weefsel/api-clients';
import { makeAutoObservable, runInAction, type RootStore } from '@weefsel/stores';
import { addressSchema } from '../schema/address-schema';
import { checkForm } from '../schema/form-schema';

/** What of an address is asked for. */
export interface Asked {
  country: string;
  zipcode: string;
  houseNumber: string;
}

/** How a lookup turned out: `off` while there is nothing to look up, or nobody who could. */
export type LookupState = 'off' | 'asking' | 'found' | 'unknown' | 'failed';

/** Countries whose postcodes lead to a street. */
const LOOKED_UP: Readonly<Record<string, true>> = { NL: true };

/** Whether the postcodes of a country, by ISO code, are asked for first because they say the street. */
export const leadsToStreet = (country: string): boolean => LOOKED_UP[country] ?? false;

/** How long somebody types on before the next letter is waited for, in ms. */
const PAUSE_MS = 200;
const NOTHING_HERE = 404;

/** The postcode without its space when it and the number are well-formed, else undefined. */
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

/** Finds street and place of the postcode and house number in a form, the last ones that were typed. Never rejects. */
export class AddressLookup {
  state: LookupState = 'off';
  found: FoundAddress | undefined = undefined;
  /** Whether something else stands in the fields than what was found. */
  differs = false;
  readonly #find: RootStore['findAddress'];
  #asked = '';
  #asking: AbortController | undefined;

  constructor(find: RootStore['findAddress']) {
    this.#find = find;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks up what is typed, once it is well-formed and not what was looked up before. */
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

  /** Compares what stands in the fields with what was found. */
  compare(typed: FoundAddress): void {
    const { found } = this;
    this.differs = !!found && !(isSame(typed.street, found.street) && isSame(typed.city, found.city));
  }

  /** Forgets what is being asked. */
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
