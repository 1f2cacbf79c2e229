import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  IDLE,
  NavigatingContext,
  useNavigate,
  useNavigation,
  useRevalidator,
  type Navigating,
} from './navigation';

test.each([
  ['useNavigate', useNavigate],
  ['useNavigation', useNavigation],
  ['useRevalidator', useRevalidator],
])('%s throws where there is no router', (_, useIt) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = () => <p>{typeof useIt()}</p>;
  expect(() => render(<Part />)).toThrow('There is no router around this part.');
  logged.mockRestore();
});

test("a part that hydrates while the next page loads takes the server's HTML, then shows that it loads", async () => {
  const still = { navigation: IDLE, revalidation: 'idle' } as Navigating;
  const location = { pathname: '/nl/heren/', search: '', hash: '', state: null, key: 'a' };
  const loading: Navigating = {
    ...still,
    navigation: { ...IDLE, state: 'loading', location },
    revalidation: 'loading',
  };
  function Part() {
    const page = useNavigation();
    const { state } = useRevalidator();
    return page.state === 'idle' ? null : <p>{`${page.location.pathname} ${state}`}</p>;
  }
  const tree = (navigating: Navigating) => (
    <NavigatingContext value={navigating}>
      <Part />
    </NavigatingContext>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(tree(still));
  const differences: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(page, tree(loading), {
        onRecoverableError: (difference) => differences.push(difference),
      }),
  );
  expect(differences).toEqual([]);
  expect(page).toHaveTextContent('/nl/heren/ loading');
});
