import { useStores } from '@weefsel/stores';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { FieldProps } from '../form/use-form';
import type { AddressField } from '../schema/address-schema';
import { AddressLookup } from './address-lookup';

const ASKED = ['country', 'zipcode', 'houseNumber'] as const satisfies readonly AddressField[];
const FILLED = ['street', 'city'] as const satisfies readonly AddressField[];

type Used = (typeof ASKED | typeof FILLED)[number];

/**
 * Fills in street and city once postcode and house number are typed. Replaces only empty fields and text that was
 * filled in before. For a group of inputs, which receives `ref` and `onChange`.
 *
 * @param field props of the form's fields
 */
export function useAddressLookup(field: (name: Used) => FieldProps) {
  const { findAddress } = useStores();
  const ref = useRef<HTMLDivElement>(null);
  const [lookup] = useState(() => new AddressLookup(findAddress));
  /** Text that was filled in. The shopper's own text is never replaced. */
  const filled = useRef<Partial<Record<(typeof FILLED)[number], string>>>({});

  const input = (name: Used) =>
    [...(ref.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].find(
      (one) => one.name === field(name).name,
    );
  const textOf = (name: Used): string => input(name)?.value ?? '';

  const compare = () => lookup.compare({ street: textOf('street'), city: textOf('city') });

  const fill = (isWished = false) => {
    const { found } = lookup;
    if (!found) return;
    for (const name of FILLED) {
      const place = input(name);
      if (!place || (!isWished && place.value !== '' && place.value !== filled.current[name])) continue;
      filled.current[name] = found[name];
      if (place.value === found[name]) continue;
      place.value = found[name];
      field(name).onChange({ target: place });
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
    /** Replaces the text in the fields by the result. */
    takeOver: () => fill(true),
    onChange: ({ target: { name } }: ChangeEvent<HTMLInputElement>) => {
      const isOneOf = (fields: readonly Used[]) => fields.some((one) => field(one).name === name);
      if (isOneOf(ASKED)) void look();
      else if (isOneOf(FILLED)) compare();
    },
  };
}
