import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOneAtATime } from './use-one-at-a-time';

function SendButton({ send }: { send: () => Promise<void> }) {
  const { isBusy, run } = useOneAtATime();
  return <button onClick={() => void run(send)}>{isBusy ? 'bezig' : 'stuur'}</button>;
}

test('of two presses at the same moment only one sends, and the next may once that is through', async () => {
  let arrive = () => undefined as void;
  const send = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  render(<SendButton send={send} />);
  const press = () => fireEvent.click(screen.getByRole('button'));
  act(() => {
    press();
    press();
  });
  expect(screen.getByRole('button')).toHaveTextContent('bezig');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(screen.getByRole('button')).toHaveTextContent('stuur');
  press();
  expect(send).toHaveBeenCalledTimes(2);
  await act(async () => arrive());
});
