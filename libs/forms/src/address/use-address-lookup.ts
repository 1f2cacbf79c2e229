import { useStores } from '@weefsel/stores';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { AddressField } from '../schema/address-schema';
import { AddressLookup } from './address-lookup';
import { typeInto } from './type-into';

/** Names of an address's inputs in their form. */
type Names = Readonly<Record<'country' | 'zipcode' | 'houseNumber' | 'street' | 'city', string>>;

const ASKED = ['country', 'zipcode', 'houseNumber'] as const satisfies readonly AddressField[];
const FILLED = ['street', 'city'] as const satisfies readonly AddressField[];

/**
 * Fills in street and city once postcode and house number are typed. Replaces only empty fields and text that was
 * filled in before. For a group of inputs, which receives `ref` and `onChange`.
 */
export function useAddressLookup(names: Names) {
  const { findAddress } = useStores();
  const ref = useRef<HTMLDivElement>(null);
  const [lookup] = useState(() => new AddressLookup(findAddress));
  /** Text that was filled in. The shopper's own text is never replaced. */
  const filled = useRef<Partial<Record<(typeof FILLED)[number], string>>>({});
  const [country, setCountry] = useState<string>();

  const input = (name: keyof Names) =>
    [...(ref.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].find(
      (one) => one.name === names[name],
    );
  const textOf = (name: keyof Names): string => input(name)?.value ?? '';

  const compare = () => lookup.compare({ street: textOf('street'), city: textOf('city') });

  const fill = (isWished = false) => {
    const { found } = lookup;
    if (!found) return;
    for (const name of FILLED) {
      const place = input(name);
      if (!place || (!isWished && place.value !== '' && place.value !== filled.current[name])) continue;
      filled.current[name] = found[name];
      if (place.value !== found[name]) typeInto(place, found[name]);
    }
    compare();
  };

  const look = async () => {
    await lookup.ask({
      country: textOf('country'),
      zipcode: textOf('zipcode'),
      houseNumber: textOf('houseNumber'),
    });
    fill();
  };

  useEffect(() => {
    // Typed, or filled in by the browser, before hydration.
    if (FILLED.every((name) => textOf(name) === '')) void look();
    return lookup.stop;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the initial values
  }, []);

  return {
    ref,
    lookup,
    /** The chosen country; undefined until the shopper changes it. */
    country,
    /** Replaces the text in the fields by the result. */
    takeOver: () => fill(true),
    onChange: ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
      if (name === names.country) setCountry(textOf('country'));
      if (ASKED.some((asked) => names[asked] === name)) void look();
      else if (FILLED.some((one) => names[one] === name)) compare();
    },
  };
}
