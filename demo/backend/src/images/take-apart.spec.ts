import { garmentSvg } from '@weefsel/drawings';
import { takeApart } from './take-apart.ts';

const FILTER =
  '<filter id="b" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="12"/></filter>';
const BOX = 'data-box="-5 10 40 30"';

test('takes out a blurred group with what is in it, and nothing else', () => {
  const inner = '<g fill="#fff"><g id="a"/><path d="M0 0"/></g>';
  const { around, groups } = takeApart(
    `<svg>${FILTER}<g x="1"><g filter="url(#b)" ${BOX}>${inner}</g></g><g/></svg>`,
  );
  expect(groups).toEqual([
    { content: inner, deviation: 12, region: { left: -5, top: 10, width: 40, height: 30 } },
  ]);
  expect(around).toEqual([`<svg>${FILTER}<g x="1">`, '</g><g/></svg>']);
});

test.each([
  ['a filter that it does not know', `<svg><g filter="url(#b)" ${BOX}><path/></g></svg>`],
  ['a group that does not end', `<svg>${FILTER}<g filter="url(#b)" ${BOX}><g></g>`],
  ['a group that names no box', `<svg>${FILTER}<g filter="url(#b)"><path/></g></svg>`],
  ['no blur at all', '<svg><g><path/></g></svg>'],
])('leaves a drawing alone with %s', (_what, drawing) => {
  expect(takeApart(drawing)).toEqual({ around: [drawing], groups: [] });
});

test('finds all blurs of a garment: of its shadow and of its large pieces', () => {
  const drawing = garmentSvg({
    garment: 'shirt',
    colour: '#a9bfd6',
    pattern: 'ruit',
    view: 'front',
    seed: 11,
  });
  const { around, groups } = takeApart(drawing);
  expect(groups.map(({ deviation }) => deviation)).toContain(32);
  expect(groups.filter(({ deviation }) => deviation === 12).length).toBeGreaterThan(1);
  expect(around.join('')).not.toContain('<g filter=');
});
