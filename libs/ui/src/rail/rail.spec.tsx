import { act, fireEvent, render, screen } from '@testing-library/react';
import { Rail } from './rail';
import { railPosition, SETTLE_MS } from './use-rail-position';

const measures = { clientWidth: 900, scrollWidth: 2700, step: 297 };

test('knows its index and its ends, also between two pixels [BLK-31]', () => {
  expect(railPosition({ ...measures, scrollLeft: 0 })).toEqual({ index: 0, atStart: true, atEnd: false });
  expect(railPosition({ ...measures, scrollLeft: 593.6 })).toEqual({
    index: 2,
    atStart: false,
    atEnd: false,
  });
  expect(railPosition({ ...measures, scrollLeft: 1799.4 })).toEqual({
    index: 6,
    atStart: false,
    atEnd: true,
  });
});

describe('a rail', () => {
  const onIndexChange = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    onIndexChange.mockClear();
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    render(
      <Rail label="Nieuw binnen" previousLabel="Vorige" nextLabel="Volgende" onIndexChange={onIndexChange}>
        <p>Jas</p>
        <p>Trui</p>
      </Rail>,
    );
  });
  afterEach(() => jest.useRealTimers());

  const scrollTo = (scrollLeft: number) => {
    const track = screen.getByRole('list');
    const [first, second] = screen.getAllByRole('listitem');
    const sizes = { scrollLeft, clientWidth: 300, scrollWidth: 594 };
    for (const [key, value] of Object.entries(sizes))
      Object.defineProperty(track, key, { value, configurable: true });
    Object.defineProperty(first, 'offsetLeft', { value: 0, configurable: true });
    Object.defineProperty(second, 'offsetLeft', { value: 297, configurable: true });
    fireEvent.scroll(track);
  };
  const arrow = (name: string) => screen.getByRole('button', { name });

  test('cannot go back at the start, nor on at the end [BLK-31]', () => {
    expect(arrow('Vorige')).toHaveAttribute('aria-disabled', 'true');
    expect(arrow('Volgende')).not.toHaveAttribute('aria-disabled');

    scrollTo(294);
    act(() => jest.advanceTimersByTime(SETTLE_MS));

    expect(arrow('Vorige')).not.toHaveAttribute('aria-disabled');
    expect(arrow('Volgende')).toHaveAttribute('aria-disabled', 'true');
  });

  test('reports its index once, after scrolling has rested for 50 ms [BLK-31] [CST-01]', () => {
    scrollTo(100);
    act(() => jest.advanceTimersByTime(49));
    scrollTo(294);
    act(() => jest.advanceTimersByTime(49));
    expect(onIndexChange).not.toHaveBeenCalled();

    act(() => jest.advanceTimersByTime(1));
    expect(onIndexChange.mock.calls).toEqual([[1]]);
  });
});
