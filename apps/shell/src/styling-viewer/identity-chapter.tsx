import * as ui from '@weefsel/ui';
import { Breadcrumbs, Heading, Logo, WovenMark } from '@weefsel/ui';
import type { ComponentType } from 'react';
import { Each, statesOf } from './specimen';

type Icon = ComponentType<{ size?: number }>;

const icons = Object.entries<unknown>(ui).filter((entry): entry is [string, Icon] =>
  entry[0].endsWith('Icon'),
);

const crumbs = [
  { name: 'Home', href: '#identity' },
  { name: 'Dames', href: '#buttons' },
  { name: 'Truien', href: '#fields' },
];

const logo = { name: 'Weefsel', href: '#identity', label: 'Weefsel, naar de homepage' };

/** The shop's logo, mark, headings, breadcrumbs and icons. */
export function IdentityChapter() {
  return (
    <>
      {statesOf('Logo', Logo, { Rust: logo, Focus: { ...logo, forced: 'focus' } })}
      <Each name="WovenMark" of={[16, 24, 48]} label={(size) => `${size} px`}>
        {(size) => <WovenMark size={size} />}
      </Each>
      <Each name="Heading" of={['display', 'title', 'section', 'small']} wide>
        {(size) => (
          <Heading level={4} size={size}>
            Geweven met zorg
          </Heading>
        )}
      </Each>
      {statesOf('Breadcrumbs', Breadcrumbs, {
        Rust: { crumbs, label: 'Kruimelpad, voorbeeld' },
        Aangewezen: { crumbs, label: 'Kruimelpad, aangewezen', forced: 'hover' },
        Focus: { crumbs, label: 'Kruimelpad, met focus', forced: 'focus' },
      })}
      <Each name="Iconen" of={icons} label={([name]) => name}>
        {([, IconOf]) => <IconOf size={28} />}
      </Each>
    </>
  );
}
