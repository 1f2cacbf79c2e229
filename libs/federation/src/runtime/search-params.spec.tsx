import { act, renderHook } from '@testing-library/react';
import { fromPartial } from '@total-typescript/shoehorn';
import type { ReactNode } from 'react';
import { MemoryRouter, type URLSearchParamsInit } from 'react-router-dom';
import { NavigatingContext } from './navigation';
import { useSearchParams } from './search-params';

const navigate = jest.fn();
beforeEach(() => void navigate.mockClear());

function show(address: string, defaults?: URLSearchParamsInit) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <NavigatingContext value={fromPartial({ navigate })}>{children}</NavigatingContext>
    </MemoryRouter>
  );
  return renderHook(() => useSearchParams(defaults), { wrapper }).result;
}
const asked = () => navigate.mock.calls as unknown[][];

test('reads the query of the address, with defaults for absent names', () => {
  const result = show('/nl/?kleur=rood', { kleur: 'blauw', maat: ['S', 'M'] });
  const [params] = result.current;
  expect(params.getAll('kleur')).toEqual(['rood']);
  expect(params.getAll('maat')).toEqual(['S', 'M']);
});

test('goes to another query, given as a value or derived from the current one', () => {
  const result = show('/nl/?kleur=rood&kleur=blauw');
  act(() => result.current[1]({ maat: 'S' }, { preventScrollReset: true }));
  act(() =>
    result.current[1]((now) => {
      now.delete('kleur', 'rood');
      return now;
    }),
  );
  expect(asked()).toEqual([
    ['?maat=S', { preventScrollReset: true }],
    ['?kleur=blauw', undefined],
  ]);
  // The current query was not modified by it.
  expect(result.current[0].getAll('kleur')).toEqual(['rood', 'blauw']);
});

test('ignores the defaults once a query was set', () => {
  const result = show('/nl/', { maat: 'S' });
  act(() => result.current[1]({}));
  expect(result.current[0].get('maat')).toBeNull();
});
