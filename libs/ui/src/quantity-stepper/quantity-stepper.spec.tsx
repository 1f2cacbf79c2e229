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
