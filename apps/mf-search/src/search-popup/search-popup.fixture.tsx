import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transport } from '@weefsel/api-clients';
import type { TrackingEvent } from '@weefsel/contracts';
import { withRouter } from '@weefsel/federation/testing';
import { StoresProvider } from '@weefsel/stores';
import { useState } from 'react';
import { storesInTest } from '../testing/shop';
import { hex, wireAnswer, wireProduct } from '../testing/wire';
import { Fragment } from './search-popup';

const IDS = [hex(1), hex(2)];

/** Responses of the search service, by endpoint. */
export interface SearchAnswers {
  search: object;
  suggestions: object;
}

const USUAL: SearchAnswers = {
  search: wireAnswer(IDS),
  suggestions: [
    {
      name: 'Suggesties',
      type: 'SearchPhrase',
      suggestions: [{ match: 'linnen jurk' }, { match: 'jurken' }],
    },
    {
      name: 'Merken',
      type: 'FacetFilter',
      suggestions: [{ match: 'Jurgen', navigationLink: { path: '/navigation/abcd1234?tn_fk_merk=Jurgen' } }],
    },
  ],
};

/** No results. */
export const NOTHING: SearchAnswers = { search: wireAnswer([]), suggestions: [] };

const commerce: Transport = async () => ({
  status: 200,
  statusText: 'OK',
  headers: {},
  text: JSON.stringify({ elements: IDS.map((id) => wireProduct(id)) }),
});

/** The popup as the shell shows it, with these responses of the search service. `text` is typed already. */
export function showPopup({ text = '', answers = USUAL }: { text?: string; answers?: SearchAnswers } = {}) {
  const asked: string[] = [];
  const told: TrackingEvent[] = [];
  let playing: SearchAnswers | 'away' = answers;
  globalThis.fetch = async (address) => {
    const { pathname } = new URL(String(address));
    asked.push(pathname);
    if (playing === 'away') throw new TypeError('Failed to fetch');
    const body = pathname.startsWith('/suggestions') ? playing.suggestions : playing.search;
    return Response.json(body, { headers: { 'twn-request-id': 'f'.repeat(32) } });
  };

  const ours = storesInTest({ transport: commerce });
  const search = {
    baseUrl: 'http://search.test',
    instanceKey: 'abcd1234',
    searchPath: 'search',
    everything: '1',
  };
  const stores = { ...ours, config: { ...ours.config, search } };
  stores.consent.choose(['statistics']);
  stores.tracking.connect('statistics', (event) => told.push(event));
  const onClose = jest.fn();
  const Popup = () => {
    const [typed, setTyped] = useState(text);
    return <Fragment open text={typed} onType={setTyped} onClose={onClose} />;
  };
  const { router, tree } = withRouter(<Popup />, { at: '/nl/' });
  render(<StoresProvider stores={stores}>{tree}</StoresProvider>);
  return {
    asked,
    told,
    onClose,
    shopper: userEvent.setup(),
    answer: (next: SearchAnswers | 'away') => (playing = next),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
