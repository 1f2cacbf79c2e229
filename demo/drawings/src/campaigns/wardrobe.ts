import type { Mood, Piece } from './stage.ts';

/** Palette of one season, with the pieces chosen for it. */
interface Wardrobe {
  /** Wall tones: upper left (lit) and lower right. */
  wall: readonly [string, string];
  floor: string;
  coat: Piece;
  jacket: Piece;
  knit: Piece;
  light: Piece;
  print: Piece;
  bottom: Piece;
  shoes: Piece;
  extra: Piece;
}

export const WARDROBES: Record<Mood, Wardrobe> = {
  ladies: {
    wall: ['#f1e4dc', '#dcc3b6'],
    floor: '#cfb3a5',
    coat: { garment: 'trench', colour: '#c8b08a' },
    jacket: { garment: 'blazer', colour: '#efe7d8' },
    knit: { garment: 'cardigan', colour: '#8c3b3b' },
    light: { garment: 'slip-dress', colour: '#d9b8a6' },
    print: { garment: 'wrap-dress', colour: '#5b2730', pattern: 'bloem', accent: '#ecd9c6' },
    bottom: { garment: 'pleated-skirt', colour: '#a98573' },
    shoes: { garment: 'ankle-boots', colour: '#3a2620' },
    extra: { garment: 'bag', colour: '#7c3f2b' },
  },
  men: {
    wall: ['#e1e4e5', '#b3bcc1'],
    floor: '#a3adb3',
    coat: { garment: 'overcoat', colour: '#2e3744' },
    jacket: { garment: 'jacket', colour: '#56606a', pattern: 'visgraat' },
    knit: { garment: 'turtleneck', colour: '#e6dfd0' },
    light: { garment: 'shirt', colour: '#c8d5e3', pattern: 'streep', accent: '#f6f4ef' },
    print: { garment: 'sweater', colour: '#6e5a45', pattern: 'kabel' },
    bottom: { garment: 'chino', colour: '#b9a585' },
    shoes: { garment: 'dress-shoes', colour: '#4f2f1e' },
    extra: { garment: 'scarf', colour: '#8b9199', pattern: 'ruit', accent: '#2e3744' },
  },
  general: {
    wall: ['#f0ece4', '#d3cabc'],
    floor: '#c4b9a8',
    coat: { garment: 'overcoat', colour: '#b18d62' },
    jacket: { garment: 'blazer', colour: '#3b4238' },
    knit: { garment: 'sweater', colour: '#ece3d2', pattern: 'kabel' },
    light: { garment: 'blouse', colour: '#f5f1e8' },
    print: { garment: 'midi-dress', colour: '#6f3a2c' },
    bottom: { garment: 'wide-trousers', colour: '#8d8270' },
    shoes: { garment: 'women-sneakers', colour: '#f1ede4' },
    extra: { garment: 'bag', colour: '#5a3b28' },
  },
};
