import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper';

const labels = { group: 'Aantal', decrease: 'Eén minder', increase: 'Eén meer', busy: 'Even geduld…' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('goes one up or down, within its limits', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<QuantityStepper value={1} max={2} onChange={onChange} labels={labels} />);
  await press('Eén minder');
  await press('Eén meer');
  rerender(<QuantityStepper value={2} max={2} onChange={onChange} labels={labels} />);
  await press('Eén meer');
  await press('Eén minder');
  expect(onChange.mock.calls).toEqual([[2], [1]]);
});

test('waits for a change that is on its way', async () => {
  const onChange = jest.fn();
  render(<QuantityStepper value={2} busy onChange={onChange} labels={labels} />);
  await press('Eén meer');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('progressbar', { name: 'Even geduld…' })).toBeInTheDocument();
});

describe('a quantity that can be typed', () => {
  const show = (more: { value?: number; busy?: boolean } = {}) => {
    const onType = jest.fn();
    const typed = { name: 'typed', label: 'Aantal', onType };
    const stepper = (now: { value?: number; busy?: boolean }) => (
      <QuantityStepper value={2} onChange={() => undefined} typed={typed} labels={labels} {...now} />
    );
    const { rerender } = render(stepper(more));
    const field = screen.getByRole('textbox', { name: 'Aantal' });
    return { onType, field, now: (change: typeof more) => rerender(stepper({ ...more, ...change })) };
  };

  test('is reported once, on Enter or when the field is left', async () => {
    const { onType, field } = show();
    await userEvent.type(field, '12{Enter}');
    await userEvent.tab();
    expect(onType.mock.calls).toEqual([[12]]);
    await userEvent.type(field, '3');
    expect(onType).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(onType.mock.calls).toEqual([[12], [3]]);
  });

  test.each(['', 'veel', '-1', '1,5', ' '])(
    'is refused as "%s", and the current quantity returns',
    async (text) => {
      const { onType, field } = show();
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
      await userEvent.tab();
      expect(onType).not.toHaveBeenCalled();
      expect(field).toHaveValue('2');
    },
  );

  test('is taken back with Escape', async () => {
    const { onType, field } = show();
    await userEvent.type(field, '7{Escape}');
    await userEvent.tab();
    expect(field).toHaveValue('2');
    expect(onType).not.toHaveBeenCalled();
  });

  test('becomes the actual quantity when less was available or the change was refused', async () => {
    const { field, now } = show();
    await userEvent.type(field, '9{Enter}');
    now({ busy: true });
    expect(field).toHaveValue('9');
    expect(field).toHaveAttribute('readonly');
    now({ value: 4 });
    expect(field).toHaveValue('4');
    await userEvent.type(field, '9{Enter}');
    now({ value: 4, busy: true });
    now({ value: 4 });
    expect(field).toHaveValue('4');
  });
});
