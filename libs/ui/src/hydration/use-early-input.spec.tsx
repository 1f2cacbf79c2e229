import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox } from '../checkbox/checkbox';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper';
import { Select } from '../select/select';
import { TextArea } from '../text-field/text-area';
import { TextField } from '../text-field/text-field';

const PLACES = ['', 'Utrecht', 'Gent'].map((value) => ({ value, label: value }));
const STEPS = { group: 'Aantal', decrease: 'Minder', increase: 'Meer', busy: 'Even geduld…' };

interface FormProps {
  onChange: (name: string, value: string | boolean) => void;
  early?: 'choices';
}

/** A form that keeps its input itself, as the checkout does. */
function Form({ onChange, early }: FormProps) {
  const [kept, setKept] = useState({ name: 'Noor', note: '', place: '', terms: false });
  const change = (name: string, value: string | boolean) => {
    onChange(name, value);
    setKept((before) => ({ ...before, [name]: value }));
  };
  return (
    <form data-early={early}>
      <TextField label="Naam" value={kept.name} onChange={({ target }) => change('name', target.value)} />
      <TextArea label="Groet" value={kept.note} onChange={({ target }) => change('note', target.value)} />
      <Select
        label="Plaats"
        options={PLACES}
        value={kept.place}
        onChange={({ target }) => change('place', target.value)}
      />
      <Checkbox
        label="Akkoord"
        checked={kept.terms}
        onChange={({ target }) => change('terms', target.checked)}
      />
    </form>
  );
}

/** Server-renders an element, enters something and hydrates. */
async function hydrateAfter(element: React.ReactElement, enter: () => void) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  enter();
  await act(async () => hydrateRoot(place, element));
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const enterAll = () => {
  field('Naam').value = 'Noor Vos';
  field('Groet').value = 'Veel plezier!';
  field('Plaats').value = 'Gent';
  field('Akkoord').checked = true;
};

afterEach(() => document.body.replaceChildren());

test('input from before hydration reaches the form and stays after its updates', async () => {
  const onChange = jest.fn();
  await hydrateAfter(<Form onChange={onChange} />, enterAll);
  expect(onChange.mock.calls).toEqual([
    ['name', 'Noor Vos'],
    ['note', 'Veel plezier!'],
    ['place', 'Gent'],
    ['terms', true],
  ]);
  expect(field('Naam')).toHaveValue('Noor Vos');
  expect(field('Groet')).toHaveValue('Veel plezier!');
  expect(field('Plaats')).toHaveValue('Gent');
  expect(field('Akkoord')).toBeChecked();
});

test('the caret stays in a text that is being typed', async () => {
  await hydrateAfter(<Form onChange={jest.fn()} />, () => {
    field('Naam').value = 'Noor Vos';
    field('Naam').focus();
    field('Naam').setSelectionRange(2, 2);
  });
  expect(field('Naam')).toHaveFocus();
  expect(field('Naam').selectionStart).toBe(2);
});

test('a form in which nothing was entered reports no change, hydrated or rendered by the browser', async () => {
  const onChange = jest.fn();
  await hydrateAfter(<Form onChange={onChange} />, () => undefined);
  document.body.replaceChildren();
  render(<Form onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});

test('controls that the early script replays are left to it', async () => {
  const onChange = jest.fn();
  await hydrateAfter(<Form onChange={onChange} early="choices" />, enterAll);
  expect(onChange).not.toHaveBeenCalled();
});

test('the owner’s ref gets the control as well', () => {
  const ref = { current: null };
  render(<TextField label="Naam" ref={ref} />);
  expect(ref.current).toBe(field('Naam'));
});

test.each([
  ['left', () => undefined, [[5]]],
  ['still in use', () => field('Aantal stuks').focus(), []],
])('a quantity typed before hydration in a field that is %s', async (_, then, calls) => {
  const onType = jest.fn();
  const typed = { name: 'typed', label: 'Aantal stuks', onType };
  const stepper = <QuantityStepper value={2} onChange={jest.fn()} typed={typed} labels={STEPS} />;
  await hydrateAfter(stepper, () => {
    field('Aantal stuks').value = '5';
    then();
  });
  expect(onType.mock.calls).toEqual(calls);
  expect(field('Aantal stuks')).toHaveValue('5');
});
