import { render } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { StoresProvider } from '@weefsel/stores';
import { storesInTest } from './shop';

/** Renders a hook inside the shop and records its events; `again` renders it with new input. */
export function tracked<Input>(useTracked: (input: Input) => void, first: Input) {
  const stores = storesInTest();
  const told: TrackingEvent[] = [];
  stores.consent.choose(['statistics']);
  stores.tracking.connect('statistics', (event) => told.push(event));
  const Part = ({ input }: { input: Input }) => {
    useTracked(input);
    return null;
  };
  const part = (input: Input) => (
    <StoresProvider stores={stores}>
      <Part input={input} />
    </StoresProvider>
  );
  const { rerender } = render(part(first));
  return { told, again: (input: Input) => rerender(part(input)) };
}
