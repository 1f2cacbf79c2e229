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
 * Fills in street and place once postcode and house number are typed: only where nothing stands, or what was filled in
 * before. For a group of inputs, which gets `ref` and `onChange`.
 */
export function useAddressLookup(names: Names) {
  const { findAddress } = useStores();
  const ref = useRef<HTMLDivElement>(null);
  const [lookup] = useState(() => new AddressLookup(findAddress));
  /** What was filled in: the shopper's own text is never replaced. */
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
    // Typed, or filled in by the browser, before this code was there.
    if (FILLED.every((name) => textOf(name) === '')) void look();
    return lookup.stop;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what stands there
  }, []);

  return {
    ref,
    lookup,
    /** The country that is chosen; undefined until somebody types. */
    country,
    /** Takes over what was found, instead of what stands there. */
    takeOver: () => fill(true),
    onChange: ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
      if (name === names.country) setCountry(textOf('country'));
      if (ASKED.some((asked) => names[asked] === name)) void look();
      else if (FILLED.some((one) => names[one] === name)) compare();
    },
  };
}
