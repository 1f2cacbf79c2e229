import { Checkbox, IconButton, QuantityStepper, SearchIcon, Select, TextArea, TextField } from '@weefsel/ui';
import { useState } from 'react';
import { statesOf } from './specimen';

const options = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L, uitverkocht', disabled: true },
];
const labels = {
  group: 'Aantal',
  decrease: 'Eén minder',
  increase: 'Eén meer',
  busy: 'Aantal wordt bewaard',
};

const search = (
  <IconButton label="Zoek een merk">
    <SearchIcon />
  </IconButton>
);

/** Components to fill in and choose from. */
export function FieldsChapter() {
  const [count, setCount] = useState(2);
  return (
    <>
      {statesOf('TextField', TextField, {
        Leeg: { label: 'Straat' },
        'Ingevuld, met hulp': { label: 'Postcode', hint: 'Bijvoorbeeld 3512 WF', defaultValue: '3512 WF' },
        Aangewezen: { label: 'Huisnummer', forced: 'hover' },
        Focus: { label: 'Plaats', forced: 'focus' },
        Fout: { label: 'E-mailadres', defaultValue: 'emma@', error: 'Vul een heel e-mailadres in.' },
        Uit: { label: 'Land', defaultValue: 'Nederland', disabled: true },
        'Met iets erin, label alleen voor het oor': {
          label: 'Zoek een merk',
          labelHidden: true,
          placeholder: 'Zoek een merk',
          after: search,
        },
      })}
      {statesOf('Select', Select, {
        Veld: { label: 'Maat', options },
        Focus: { label: 'Maat rok', options, forced: 'focus' },
        Fout: { label: 'Maat jas', options, error: 'Kies een maat.' },
        Uit: { label: 'Maat broek', options, disabled: true },
        'Zonder lijst': { label: 'Sorteer', options, variant: 'plain' },
      })}
      {statesOf('TextArea', TextArea, {
        Leeg: { label: 'Je boodschap', hint: 'Hoogstens 250 tekens.', rows: 3 },
        Gevuld: { label: 'Je boodschap', defaultValue: 'Van harte, lieve oma!', rows: 3 },
        Focus: { label: 'Je boodschap', rows: 3, forced: 'focus' },
        Fout: {
          label: 'Je ervaring',
          rows: 3,
          error: 'Schrijf iets meer, zodat een ander er iets aan heeft.',
        },
      })}
      {statesOf('Checkbox', Checkbox, {
        Uitgezet: { label: 'Wol' },
        Aangezet: { label: 'Linnen', defaultChecked: true },
        Focus: { label: 'Zijde', forced: 'focus' },
        'Niet te kiezen': { label: 'Kasjmier', disabled: true },
        Fout: { label: 'Ik ga akkoord met de voorwaarden', error: 'Ga akkoord om te bestellen.' },
      })}
      {statesOf('QuantityStepper', QuantityStepper, {
        'Tussen één en vijf': { value: count, max: 5, onChange: setCount, labels },
        'Op zijn minst': { value: 1, onChange: setCount, labels },
        'Ook te typen': {
          value: count,
          onChange: setCount,
          typed: { name: 'aantal', label: labels.group, onType: setCount },
          labels,
        },
        Bezig: { value: count, onChange: setCount, busy: true, labels },
      })}
    </>
  );
}
