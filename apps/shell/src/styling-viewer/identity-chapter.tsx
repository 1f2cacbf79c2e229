import * as ui from '@weefsel/ui';
import { Breadcrumbs, Heading, Logo, WovenMark } from '@weefsel/ui';
import type { ComponentType } from 'react';
import { Chapter, Component, Specimen, States } from './specimen';

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

/** The shop's own signs, titles and the way to a page. */
export function IdentityChapter() {
  return (
    <Chapter id="identity" title="Herkenning">
      <States name="Logo" of={Logo} states={{ Rust: logo, Focus: { ...logo, forced: 'focus' } }} />
      <Component name="WovenMark">
        {[16, 24, 48].map((size) => (
          <Specimen key={size} label={`${size} px`}>
            <WovenMark size={size} />
          </Specimen>
        ))}
      </Component>
      <Component name="Heading">
        {(['display', 'title', 'section', 'small'] as const).map((size) => (
          <Specimen key={size} label={size} wide>
            <Heading level={4} size={size}>
              Geweven met zorg
            </Heading>
          </Specimen>
        ))}
      </Component>
      <States
        name="Breadcrumbs"
        of={Breadcrumbs}
        states={{
          Rust: { crumbs, label: 'Kruimelpad, voorbeeld' },
          Aangewezen: { crumbs, label: 'Kruimelpad, aangewezen', forced: 'hover' },
          Focus: { crumbs, label: 'Kruimelpad, met focus', forced: 'focus' },
        }}
      />
      <Component name="Iconen">
        {icons.map(([name, IconOf]) => (
          <Specimen key={name} label={name}>
            <IconOf size={28} />
          </Specimen>
        ))}
      </Component>
    </Chapter>
  );
}
