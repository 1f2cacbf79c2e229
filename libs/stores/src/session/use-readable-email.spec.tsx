import { act, render, screen } from '@testing-library/react';
import { useReadableEmail } from './use-readable-email';

const Shown = ({ email }: { email: string }) => <p>{useReadableEmail(email)}</p>;

test.each([
  ['jan@xn--bcher-kva.example', 'jan@bücher.example'],
  ['JAN@mail.XN--BCHER-KVA.example', 'JAN@mail.bücher.example'],
  ['ημερα@xn--mxahfu0a.example', 'ημερα@ημερα.example'],
])('the domain of %s is shown as %s [ACC-03]', async (email, readable) => {
  render(<Shown email={email} />);
  expect(await screen.findByText(readable)).toBeVisible();
});

test.each(['jan@weefsel.example', 'xn--jan@weefsel.example', 'jan@xn--\u00ff.example', ''])(
  '%s stays as it is',
  async (email) => {
    const { container } = render(<Shown email={email} />);
    await act(() => new Promise((soon) => setTimeout(soon)));
    expect(container).toHaveTextContent(email);
  },
);

test('another address takes its place at once', async () => {
  const { rerender } = render(<Shown email="jan@xn--bcher-kva.example" />);
  await screen.findByText('jan@bücher.example');
  rerender(<Shown email="emma@weefsel.example" />);
  expect(screen.getByText('emma@weefsel.example')).toBeVisible();
});
