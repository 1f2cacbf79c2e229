import { Checkbox, IconButton, QuantityStepper, SearchIcon, Select, TextField } from '@weefsel/ui';
import { useState } from 'react';
import { Chapter, Component, Specimen } from './specimen';

const SIZES = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L, uitverkocht', disabled: true },
];
const STEPS = { group: 'Aantal', decrease: 'Eén minder', increase: 'Eén meer', busy: 'Aantal wordt bewaard' };

/** What is typed. */
const TextFields = () => (
  <Component name="TextField">
    <Specimen label="Leeg">
      <TextField label="Straat" />
    </Specimen>
    <Specimen label="Ingevuld, met hulp">
      <TextField label="Postcode" hint="Bijvoorbeeld 3512 WF" defaultValue="3512 WF" />
    </Specimen>
    <Specimen label="Aangewezen" forced="hover">
      <TextField label="Huisnummer" />
    </Specimen>
    <Specimen label="Focus" forced="focus">
      <TextField label="Plaats" />
    </Specimen>
    <Specimen label="Fout">
      <TextField label="E-mailadres" defaultValue="emma@" error="Vul een heel e-mailadres in." />
    </Specimen>
    <Specimen label="Uit">
      <TextField label="Land" defaultValue="Nederland" disabled />
    </Specimen>
    <Specimen label="Met iets erin, label alleen voor het oor">
      <TextField
        label="Zoek een merk"
        labelHidden
        placeholder="Zoek een merk"
        after={
          <IconButton label="Zoek een merk">
            <SearchIcon />
          </IconButton>
        }
      />
    </Specimen>
  </Component>
);

/** What is chosen of a list. */
const Selects = () => (
  <Component name="Select">
    <Specimen label="Veld">
      <Select label="Maat" options={SIZES} />
    </Specimen>
    <Specimen label="Focus" forced="focus">
      <Select label="Maat rok" options={SIZES} />
    </Specimen>
    <Specimen label="Fout">
      <Select label="Maat jas" options={SIZES} error="Kies een maat." />
    </Specimen>
    <Specimen label="Uit">
      <Select label="Maat broek" options={SIZES} disabled />
    </Specimen>
    <Specimen label="Zonder lijst">
      <Select label="Sorteer" options={SIZES} variant="plain" />
    </Specimen>
  </Component>
);

/** What is filled in and chosen. */
export function FieldsChapter() {
  const [count, setCount] = useState(2);
  return (
    <Chapter id="fields" title="Formulieren">
      <TextFields />
      <Selects />
      <Component name="Checkbox">
        <Specimen label="Uitgezet, met aantal">
          <Checkbox label="Wol" count={42} />
        </Specimen>
        <Specimen label="Aangezet">
          <Checkbox label="Linnen" defaultChecked />
        </Specimen>
        <Specimen label="Focus" forced="focus">
          <Checkbox label="Zijde" />
        </Specimen>
        <Specimen label="Niet te kiezen">
          <Checkbox label="Kasjmier" disabled />
        </Specimen>
        <Specimen label="Fout">
          <Checkbox label="Ik ga akkoord met de voorwaarden" error="Ga akkoord om te bestellen." />
        </Specimen>
      </Component>
      <Component name="QuantityStepper">
        <Specimen label="Tussen één en vijf">
          <QuantityStepper value={count} max={5} onChange={setCount} labels={STEPS} />
        </Specimen>
        <Specimen label="Op zijn minst">
          <QuantityStepper value={1} onChange={setCount} labels={STEPS} />
        </Specimen>
        <Specimen label="Bezig">
          <QuantityStepper value={count} onChange={setCount} busy labels={STEPS} />
        </Specimen>
      </Component>
    </Chapter>
  );
}
