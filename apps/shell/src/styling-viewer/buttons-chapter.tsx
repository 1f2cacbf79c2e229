import { Badge, BagIcon, Button, HeartButton, IconButton } from '@weefsel/ui';
import { useState } from 'react';
import { Each, statesOf } from './specimen';

const STATES = {
  rust: {},
  aangewezen: { forced: 'hover' },
  focus: { forced: 'focus' },
  ingedrukt: { forced: 'active' },
  uit: { disabled: true },
} as const;

/** Props of each variant in each state, with the shared props. */
const inEach = <Variant extends string, State extends object, Shared extends object>(
  variants: readonly Variant[],
  states: Readonly<Record<string, State>>,
  shared: Shared,
) =>
  Object.fromEntries(
    variants.flatMap((variant) =>
      Object.entries(states).map(([label, state]) => [
        `${variant}, ${label}`,
        { ...shared, ...state, variant },
      ]),
    ),
  );

const words = { children: 'Bestellen' };
const more = { children: 'Bekijk alles' };
const bag = { label: 'Winkelmand', children: <BagIcon /> };
const heartOf = (product: string) => `Bewaar ${product} op je verlanglijst`;

/** Components to press. */
export function ButtonsChapter() {
  const [saved, setSaved] = useState(true);
  const onToggle = () => setSaved(!saved);
  return (
    <>
      {statesOf('Button', Button, {
        ...inEach(['primary', 'secondary', 'underline'], { ...STATES, bezig: { busy: true } }, words),
        'Klein, als link': { href: '#buttons', size: 'small', children: 'Lees verder' },
        'Op een telefoon anders dan op een breed scherm': {
          ...more,
          variant: 'primary',
          variantOnMobile: 'underline',
        },
        'Plaats: left': { ...more, align: 'left', variant: 'secondary', wide: true },
        'Plaats: center': { ...more, align: 'center', variant: 'secondary', wide: true },
        'Plaats: right': { ...more, align: 'right', variant: 'secondary', wide: true },
        'Plaats: stretch': { ...more, align: 'stretch', variant: 'secondary', wide: true },
      })}
      {statesOf('IconButton', IconButton, inEach(['plain', 'outline'], STATES, bag))}
      <Each name="Badge" of={[0, 3, 120]} label={(count) => `${count} artikelen`}>
        {(count) => (
          <IconButton label="Winkelmand">
            <BagIcon />
            <Badge count={count} label="artikelen" />
          </IconButton>
        )}
      </Each>
      {statesOf('HeartButton', HeartButton, {
        'Bewaard of niet': { pressed: saved, label: heartOf('Wollen jas'), onToggle },
        Omlijnd: { pressed: !saved, label: heartOf('Linnen broek'), onToggle, variant: 'outline' },
        Mislukt: {
          pressed: false,
          label: heartOf('Zijden sjaal'),
          onToggle,
          failure: 'Bewaren lukte niet.',
        },
      })}
    </>
  );
}
