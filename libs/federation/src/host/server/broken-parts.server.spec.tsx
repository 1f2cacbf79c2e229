import { fromAny } from '@total-typescript/shoehorn';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { settled, SlotsContext, type PartComponent, type PartId, type Slots } from '../../runtime/index';
import { RemoteSlot } from '../../runtime/remote-slot';
import { brokenParts } from './broken-parts';

const listing: PartId = { remote: 'mf-search', kind: 'page', name: 'listing' };
const slider: PartId = { remote: 'mf-catalog', kind: 'fragment', name: 'ProductSlider' };

const Broken = () => {
  throw new Error('too few cards');
};

/** HTML of a listing that contains a slider, rendered with the given views. */
function html(views: { listing: (slider: ReactNode) => ReactNode; slider: () => ReactNode }): string {
  const Slider: PartComponent = fromAny(views.slider);
  const Listing: PartComponent = fromAny(() =>
    views.listing(<RemoteSlot part={slider} id="below" props={{}} />),
  );
  const slots: Slots = {
    source: {
      peek: () => undefined,
      load: ({ name }) => settled(name === 'listing' ? Listing : Slider),
      forget: () => undefined,
      isDown: () => false,
      serverHtml: () => undefined,
    },
    Message: () => <p>ging iets mis</p>,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
  return renderToString(
    <SlotsContext value={slots}>
      <RemoteSlot part={listing} props={{}} />
    </SlotsContext>,
  );
}

test('a page whose parts all rendered has no broken ones', () => {
  const whole = html({ listing: (below) => <ul>{below}</ul>, slider: () => <li>Rode jurk</li> });
  expect(whole).toContain('Rode jurk');
  expect(brokenParts(whole)).toEqual(new Set());
});

test('a part that broke is named, and the part around it is not', () => {
  const partial = html({ listing: (below) => <ul>{below}</ul>, slider: () => <Broken /> });
  expect(partial).toContain('ging iets mis');
  expect(brokenParts(partial)).toEqual(new Set(['mf-catalog/fragment/ProductSlider']));
});

test('a page whose main part broke is named', () => {
  const broken = html({ listing: () => <Broken />, slider: () => <li>Rode jurk</li> });
  expect(brokenParts(broken)).toEqual(new Set(['mf-search/page/listing']));
});

test('words of a shopper or an editor cannot pretend that a part broke', () => {
  const quoted = 'data-part="mf-search/page/listing" data-slot="x" style="display:contents"><!--$!-->';
  const whole = html({ listing: () => <p title={quoted}>{quoted}</p>, slider: () => null });
  expect(brokenParts(whole)).toEqual(new Set());
});
