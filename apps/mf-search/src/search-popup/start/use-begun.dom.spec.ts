import { renderHook } from '@testing-library/react';
import { useBegun } from './use-begun';

test('begins with an open search without a text, goes on while a text is typed, and ends with the search', () => {
  const { result, rerender } = renderHook(useBegun, { initialProps: { open: true, isEmpty: false } });
  expect(result.current).toBe(false);
  rerender({ open: true, isEmpty: true });
  expect(result.current).toBe(true);
  rerender({ open: true, isEmpty: false });
  expect(result.current).toBe(true);
  rerender({ open: false, isEmpty: true });
  expect(result.current).toBe(false);
  rerender({ open: true, isEmpty: false });
  expect(result.current).toBe(false);
});
