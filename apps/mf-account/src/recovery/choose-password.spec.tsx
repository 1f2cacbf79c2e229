import { screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { AccountBackend } from '../testing/account-backend';
import { ChoosePassword } from './choose-password';

const CONFIRM = 'POST /account/recovery-password-confirm';
const NEW = 'Nieuw wachtwoord';
const AGAIN = 'Nieuw wachtwoord nog een keer';

async function choose(password: string, again = password) {
  const backend = new AccountBackend();
  const onEnd = jest.fn();
  const { shopper } = showInShop(<ChoosePassword hash="code" onEnd={onEnd} />, storesFor(backend, ''));
  if (password) await shopper.type(screen.getByLabelText(NEW), password);
  if (again) await shopper.type(screen.getByLabelText(AGAIN), again);
  const save = () => shopper.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  return { backend, onEnd, save };
}

describe('another password [ACC-02]', () => {
  test('is taken when it is long enough and typed twice', async () => {
    const { backend, onEnd, save } = await choose('12345678');
    await save();
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    expect(onEnd).toHaveBeenCalledWith('changed');
    expect(backend.sent[CONFIRM]).toMatchObject({ hash: 'code', newPassword: '12345678' });
  });

  test.each([
    ['1234567', '1234567', NEW],
    ['', '', NEW],
    ['12345678', '12345679', AGAIN],
    ['12345678', '', AGAIN],
  ])('is not sent as %j and %j', async (password, again, label) => {
    const { backend, save } = await choose(password, again);
    await save();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(backend.asked).toEqual([]);
  });

  test('comes too late for a link that has expired in the meantime', async () => {
    const { backend, onEnd, save } = await choose('12345678');
    backend.refusing = [410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED'];
    await save();
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    expect(onEnd).toHaveBeenCalledWith('expired');
  });

  test('stays in the form after a failure, and does not end the link', async () => {
    const { backend, onEnd, save } = await choose('12345678');
    backend.refusing = [500, '0'];
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
    expect(screen.getByLabelText(NEW)).toHaveValue('12345678');
  });
});
