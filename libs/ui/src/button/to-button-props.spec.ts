import { resolveButtonLink, toButtonProps, toHref } from './to-button-props';

const CATEGORY = '0123456789abcdef0123456789abcdef';

test.each(['/nl/dames/', 'https://example.nl/', 'mailto:hallo@example.nl', 'tel:0201234567', '#block-1'])(
  'uses the complete address %s as it is [ROU-14]',
  (link) => expect(toHref(link)).toBe(link),
);

test('gives any other address a leading slash [ROU-14]', () => {
  expect(toHref('nl/heren/broeken')).toBe('/nl/heren/broeken');
});

describe('a button block', () => {
  test('takes over what the editor chose [BLK-27]', () => {
    const props = toButtonProps(
      {
        title: 'Naar de mantels',
        text: 'Bekijk de mantels',
        type: 'secondary',
        buttonTypeMobile: 'underline',
        buttonAlignment: 'right',
        classes: 'is-wide',
      },
      'nl/dames/mantels',
    );
    expect(props).toEqual({
      href: '/nl/dames/mantels',
      children: 'Bekijk de mantels',
      title: 'Naar de mantels',
      variant: 'secondary',
      variantOnMobile: 'underline',
      target: '_self',
      align: 'right',
      className: 'is-wide',
    });
  });

  test('stands in the centre, in the same tab, with one look, when the editor chose nothing [BLK-27]', () => {
    expect(toButtonProps({ text: 'Lees verder' }, '#')).toEqual({
      href: '#',
      children: 'Lees verder',
      variant: 'primary',
      variantOnMobile: 'primary',
      target: '_self',
      align: 'center',
    });
  });

  test('opens a new tab when it is external, whatever the editor chose [BLK-27]', () => {
    const block = { text: 'Instagram', buttonType: 'external', target: '_self' } as const;
    expect(toButtonProps(block, 'https://example.nl').target).toBe('_blank');
  });
});

describe('the address of a button', () => {
  const warn = jest.fn<undefined, [string]>();
  beforeEach(() => warn.mockClear());

  test('is # without a link [BLK-27]', async () => {
    await expect(resolveButtonLink({}, async () => undefined, warn)).resolves.toBe('#');
  });

  test('is the given address of an external button [BLK-27]', async () => {
    const block = { buttonType: 'external', externalUrl: 'https://example.nl/Actie' } as const;
    await expect(resolveButtonLink(block, async () => undefined, warn)).resolves.toBe(
      'https://example.nl/Actie',
    );
  });

  test('is the category looked up, in lower case [BLK-28]', async () => {
    const block = { buttonType: 'internal', internalLink: { _type: 'reference', _ref: CATEGORY } } as const;
    await expect(resolveButtonLink(block, async () => '/nl/Dames/Truien', warn)).resolves.toBe(
      '/nl/dames/truien',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['finds nothing', async () => '#'],
  ])('warns and keeps the link when the lookup %s [BLK-28]', async (_, lookup) => {
    const block = { link: 'nl/dames', internalLink: { _type: 'reference', _ref: CATEGORY } } as const;
    await expect(resolveButtonLink(block, lookup, warn)).resolves.toBe('/nl/dames');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(CATEGORY));
  });
});
