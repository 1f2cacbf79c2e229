import { render } from '@testing-library/react';
import type { PartSource } from './part-source';
import { PlacesContext } from './part-source';
import type { PagePayload } from './payload';
import { partsOf } from './payload';
import { PageFragmentsContext, RemoteFragment } from './remote-fragment';

const props = { slug: 'dames', place: 'above' } as const;

const page = (data: unknown): PagePayload => ({
  href: '/nl/dames/',
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready' },
  fragments: { above: { remote: 'mf-content', name: 'Blocks', props, content: { state: 'ready', data } } },
  remotes: {},
});

test('a fragment that has nothing to show leaves its place empty, and its code is not asked for', () => {
  const load = jest.fn<ReturnType<PartSource['load']>, Parameters<PartSource['load']>>();
  const source: PartSource = {
    load,
    peek: () => undefined,
    isDown: () => false,
    serverHtml: () => undefined,
    forget: () => undefined,
  };
  const places = {
    source,
    Message: () => null,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
  const empty = page(null);
  const { container } = render(
    <PlacesContext value={places}>
      <PageFragmentsContext value={empty.fragments}>
        <RemoteFragment of="mf-content" name="Blocks" id="above" props={props} />
      </PageFragmentsContext>
    </PlacesContext>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  expect(partsOf(empty).map(({ remote }) => remote)).toEqual(['mf-search']);
  expect(partsOf(page({ blocks: [] })).map(({ remote }) => remote)).toEqual(['mf-search', 'mf-content']);
});
