import { toCardLabels } from './to-card-labels';

const label = (name: string, backgroundColor?: string | null, color?: string | null) => ({
  name,
  ...(backgroundColor !== undefined && { backgroundColor }),
  ...(color !== undefined && { color }),
});

describe('the shop’s own labels on a card', () => {
  test('keep their colours when these can be read [PDP-05]', () => {
    expect(toCardLabels([label('Bewuste keuze', '#2C6B4F', '#fff')], false)).toEqual([
      { name: 'Bewuste keuze', background: '#2c6b4f', color: '#ffffff' },
    ]);
  });

  test.each([
    ['too little contrast', '#f4dd74', '#ffffff', { background: '#f4dd74', color: '#1c1a17' }],
    ['no text colour', '#2c6b4f', null, { background: '#2c6b4f', color: '#fbf9f5' }],
    ['no colours', null, null, { background: '#1c1a17', color: '#fbf9f5' }],
    ['colours that are none', 'url(x)', 'red;', { background: '#1c1a17', color: '#fbf9f5' }],
  ])('are made readable: %s [PDP-05]', (_, background, color, readable) => {
    expect(toCardLabels([label('Nieuw', background, color)], false)).toEqual([
      { name: 'Nieuw', ...readable },
    ]);
  });

  test('are two at most, without empty ones and those that repeat the sale badge', () => {
    const names = toCardLabels(
      [label('SALE'), label(' '), label('Nieuw'), label('Wol'), label('Zijde')],
      true,
    );
    expect(names.map(({ name }) => name)).toEqual(['Nieuw', 'Wol']);
  });
});
