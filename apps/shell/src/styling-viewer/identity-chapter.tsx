import * as ui from '@weefsel/ui';
import { Breadcrumbs, Heading, Logo, WovenMark } from '@weefsel/ui';
import type { ComponentType } from 'react';
import { Chapter, Component, Specimen } from './specimen';

type Icon = ComponentType<{ size?: number }>;

const icons = Object.entries<unknown>(ui).filter((entry): entry is [string, Icon] =>
  entry[0].endsWith('Icon'),
);

const CRUMBS = [
  { name: 'Home', href: '#identity' },
  { name: 'Dames', href: '#buttons' },
  { name: 'Truien', href: '#fields' },
];

/** The shop's own signs, titles and the way to a page. */
export function IdentityChapter() {
  return (
    <Chapter id="identity" title="Herkenning">
      <Component name="Logo">
        <Specimen label="Rust">
          <Logo name="Weefsel" href="#identity" label="Weefsel, naar de homepage" />
        </Specimen>
        <Specimen label="Focus" forced="focus">
          <Logo name="Weefsel" href="#identity" label="Weefsel, naar de homepage" />
        </Specimen>
      </Component>
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
      <Component name="Breadcrumbs">
        <Specimen label="Rust">
          <Breadcrumbs crumbs={CRUMBS} label="Kruimelpad, voorbeeld" />
        </Specimen>
        <Specimen label="Aangewezen" forced="hover">
          <Breadcrumbs crumbs={CRUMBS} label="Kruimelpad, aangewezen" />
        </Specimen>
        <Specimen label="Focus" forced="focus">
          <Breadcrumbs crumbs={CRUMBS} label="Kruimelpad, met focus" />
        </Specimen>
      </Component>
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
