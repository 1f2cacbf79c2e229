import { Badge, BagIcon, Button, HeartButton, IconButton } from '@weefsel/ui';
import { useState } from 'react';
import { Chapter, Component, Specimen } from './specimen';

const VARIANTS = ['primary', 'secondary', 'underline'] as const;
const FORCED = { Aangewezen: 'hover', Focus: 'focus', Ingedrukt: 'active' } as const;
const forcedStates = Object.entries(FORCED);

/** Buttons with a word on them, in each state. */
const Buttons = () => (
  <Component name="Button">
    {VARIANTS.flatMap((variant) => [
      <Specimen key={variant} label={`${variant}, rust`}>
        <Button variant={variant}>Bestellen</Button>
      </Specimen>,
      ...forcedStates.map(([label, forced]) => (
        <Specimen key={variant + label} label={`${variant}, ${label.toLowerCase()}`} forced={forced}>
          <Button variant={variant}>Bestellen</Button>
        </Specimen>
      )),
      <Specimen key={`${variant} uit`} label={`${variant}, uit`}>
        <Button variant={variant} disabled>
          Bestellen
        </Button>
      </Specimen>,
      <Specimen key={`${variant} bezig`} label={`${variant}, bezig`}>
        <Button variant={variant} busy>
          Bestellen
        </Button>
      </Specimen>,
    ])}
    <Specimen label="Klein, als link">
      <Button href="#buttons" size="small">
        Lees verder
      </Button>
    </Specimen>
    <Specimen label="Op een telefoon anders dan op een breed scherm">
      <Button variant="primary" variantOnMobile="underline">
        Bekijk alles
      </Button>
    </Specimen>
    {(['left', 'center', 'right', 'stretch'] as const).map((align) => (
      <Specimen key={align} label={`Plaats: ${align}`} wide>
        <Button align={align} variant="secondary">
          Bekijk alles
        </Button>
      </Specimen>
    ))}
  </Component>
);

/** What is pressed. */
export function ButtonsChapter() {
  const [saved, setSaved] = useState(true);
  const toggle = () => setSaved(!saved);
  return (
    <Chapter id="buttons" title="Knoppen">
      <Buttons />
      <Component name="IconButton">
        {(['plain', 'outline'] as const).flatMap((variant) => [
          <Specimen key={variant} label={`${variant}, rust`}>
            <IconButton label="Winkelmand" variant={variant}>
              <BagIcon />
            </IconButton>
          </Specimen>,
          ...forcedStates.map(([label, forced]) => (
            <Specimen key={variant + label} label={`${variant}, ${label.toLowerCase()}`} forced={forced}>
              <IconButton label="Winkelmand" variant={variant}>
                <BagIcon />
              </IconButton>
            </Specimen>
          )),
          <Specimen key={`${variant} uit`} label={`${variant}, uit`}>
            <IconButton label="Winkelmand" variant={variant} disabled>
              <BagIcon />
            </IconButton>
          </Specimen>,
        ])}
      </Component>
      <Component name="Badge">
        {[0, 3, 120].map((count) => (
          <Specimen key={count} label={`${count} artikelen`}>
            <IconButton label="Winkelmand">
              <BagIcon />
              <Badge count={count} label="artikelen" />
            </IconButton>
          </Specimen>
        ))}
      </Component>
      <Component name="HeartButton">
        <Specimen label="Bewaard of niet">
          <HeartButton pressed={saved} label="Bewaar Wollen jas op je verlanglijst" onToggle={toggle} />
        </Specimen>
        <Specimen label="Omlijnd">
          <HeartButton
            pressed={!saved}
            label="Bewaar Linnen broek op je verlanglijst"
            onToggle={toggle}
            variant="outline"
          />
        </Specimen>
        <Specimen label="Mislukt">
          <HeartButton
            pressed={false}
            label="Bewaar Zijden sjaal op je verlanglijst"
            onToggle={toggle}
            failure="Bewaren lukte niet."
          />
        </Specimen>
      </Component>
    </Chapter>
  );
}
