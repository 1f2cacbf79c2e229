import { render } from '@testing-library/react';
import { SlotsContext, type PartSource, type Slots } from './part-source';
import { partsOf, type PagePayload } from './payload';
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

const slotsWith = (source: Partial<PartSource>): Slots => ({
  source: {
    load: () => new Promise(() => undefined),
    peek: () => undefined,
    isDown: () => false,
    serverHtml: () => undefined,
    forget: () => undefined,
    ...source,
  },
  Message: () => 'Er ging iets mis',
  refresh: () => Promise.resolve(),
  prefetch: () => () => undefined,
  reload: () => undefined,
  report: () => undefined,
});

test.each([
  ['that nobody misses', true, ''],
  ['of any other kind', false, 'Er ging iets mis'],
])('the slot of a fragment %s that fails shows "%s"', (_what, optional, said) => {
  const { fragments } = page(null);
  const failed = { above: { ...fragments.above, content: { state: 'failed' } } } as PagePayload['fragments'];
  const show = (isDown: boolean, found: PagePayload['fragments']) =>
    render(
      <SlotsContext value={slotsWith({ isDown: () => isDown })}>
        <PageFragmentsContext value={found}>
          <RemoteFragment of="mf-content" name="Blocks" id="above" props={props} optional={optional} />
        </PageFragmentsContext>
      </SlotsContext>,
    ).container.textContent;
  expect(show(false, failed)).toBe(said);
  expect(show(true, page({ blocks: [] }).fragments)).toBe(said);
});

test('a fragment that has nothing to show leaves its slot empty, and its code is not asked for', () => {
  const load = jest.fn<ReturnType<PartSource['load']>, Parameters<PartSource['load']>>();
  const slots = slotsWith({ load });
  const empty = page(null);
  const { container } = render(
    <SlotsContext value={slots}>
      <PageFragmentsContext value={empty.fragments}>
        <RemoteFragment of="mf-content" name="Blocks" id="above" props={props} />
      </PageFragmentsContext>
    </SlotsContext>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  expect(partsOf(empty).map(({ remote }) => remote)).toEqual(['mf-search']);
  expect(partsOf(page({ blocks: [] })).map(({ remote }) => remote)).toEqual(['mf-search', 'mf-content']);
});
