import { screen, waitFor } from '@testing-library/react';
import type { Confirmation } from '@weefsel/api-clients';
import { observer } from '@weefsel/stores';
import { showInShop, storesFor } from '../testing/shop';
import { emma } from '../testing/account-backend';
import { refusedWith } from '../testing/refused';
import { backendOf } from '../testing/show-page';
import { useConfirmation } from './use-confirmation';

const LINK = '/registration/confirm?em=sum&hash=code';

interface LinkProps {
  href: string;
  confirm: (confirmation: Confirmation) => Promise<unknown>;
}

const Link = observer(function Link({ href, confirm }: LinkProps) {
  const { answer, again } = useConfirmation(href, confirm);
  return <button onClick={again}>{answer.state === 'ready' ? answer.value : answer.state}</button>;
});

function follow(href: string, answer: () => Promise<unknown> = async () => undefined) {
  const confirm = jest.fn(answer);
  const page = showInShop(<Link href={href} confirm={confirm} />, storesFor(backendOf(emma)));
  const shows = (state: string) => waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(state));
  return { ...page, confirm, shows };
}

const refusing = (status: number, code: string) => () => Promise.reject(refusedWith(status, { code }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the code of a mail [ACC-01]', () => {
  test('is sent once, and not before the session is known', async () => {
    const { confirm, resume, shows, stores } = follow(LINK);
    await shows('loading');
    expect(confirm).not.toHaveBeenCalled();
    await resume();
    await shows('done');
    await stores.session.refresh();
    expect(confirm.mock.calls).toEqual([[{ hash: 'code', em: 'sum' }]]);
  });

  test.each([
    [412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED', 'used'],
    [400, '0', 'wrong'],
    [404, '0', 'wrong'],
    [412, '0', 'failed'],
    [500, '0', 'failed'],
  ])('refused with %d %s is %s', async (status, code, state) => {
    const { resume, shows } = follow(LINK, refusing(status, code));
    await resume();
    await shows(state);
  });

  test('can be sent again after a failure', async () => {
    const { confirm, resume, shows, shopper } = follow(LINK);
    confirm.mockRejectedValueOnce(new Error('offline'));
    await resume();
    await shows('failed');
    await shopper.click(screen.getByRole('button'));
    await shows('done');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('is wrong without a request when the link lacks it', async () => {
    const { confirm, resume, shows } = follow('/registration/confirm?em=sum');
    await resume();
    await shows('wrong');
    expect(confirm).not.toHaveBeenCalled();
  });
});
