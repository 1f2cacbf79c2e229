import { act, render, screen, waitFor } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { StoresProvider } from '@weefsel/stores';
import { storesInTest } from '../../testing/shop';
import { entry } from '../show-in-shop.fixture';
import MenuTile from './menu-tile';

const look = {
  versionId: 'look-1',
  url: '/nl/look/alles-in-zand',
  cover: {
    media: {
      url: 'https://media.example/l.jpg',
      alt: '',
      thumbnails: [{ url: 'https://media.example/s.jpg', width: 320, height: 400 }],
    },
  },
  translated: { name: 'Alles in zand' },
};

function show(name: string, status = 200) {
  const shopTransport = jest.fn<ReturnType<Transport>, Parameters<Transport>>(async () => ({
    status,
    statusText: '',
    headers: {},
    text: JSON.stringify({ looksObject: [look], pagination: {} }),
  }));
  const view = render(
    <StoresProvider stores={storesInTest({ shopTransport })}>
      <MenuTile of={entry(name, 'nl/dames/')} />
    </StoresProvider>,
  );
  return { ...view, asked: shopTransport };
}

test('leads to the newest look of the department, whose picture comes when it is near', async () => {
  const { asked, container } = show('Heren');
  expect(await screen.findByRole('link', { name: 'Alles in zand' })).toHaveAttribute(
    'href',
    '/nl/look/alles-in-zand',
  );
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(asked.mock.calls[0]?.[0].body).toContain('"gender":"heren"');
});

test('an entry that is no department has none, and asks for nothing', () => {
  const { asked, container } = show('Merken');
  expect(container).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
});

test('a look that does not come leaves its place empty', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('Dames', 500);
  await waitFor(() =>
    expect(warned).toHaveBeenCalledWith('[menu] The look did not come.', expect.anything()),
  );
  await act(async () => undefined);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  warned.mockRestore();
});
