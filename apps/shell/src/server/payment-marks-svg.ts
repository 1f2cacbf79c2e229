import { PAYMENT_MARKS, type PaymentMark } from '../footer/payment-mark-names';

interface Lettering {
  colour: string;
  size: number;
  /** Where its middle is; the middle of the card by default. */
  x?: number;
  y?: number;
  slanted?: boolean;
}

const INK = '#1c1a17';
const WIDTH = 48;
const HEIGHT = 30;

const letters = (text: string, { colour, size, x = 24, y = 15, slanted = false }: Lettering) =>
  `<text x="${x}" y="${y + size * 0.36}" fill="${colour}" font-size="${size}"${slanted ? ' font-style="italic"' : ''}>${text}</text>`;

const rings = (name: string, left: string, right: string) =>
  `<circle cx="19.5" cy="11.5" r="7.5" fill="${left}"/><circle cx="28.5" cy="11.5" r="7.5" fill="${right}" fill-opacity=".85"/>` +
  letters(name, { colour: INK, size: 6.5, y: 24.5 });

/** Cards drawn by ourselves, with the names that shoppers know. */
const drawings: Record<PaymentMark, string> = {
  ideal:
    '<path d="M6 8h6.5a7 7 0 0 1 0 14H6z" fill="#b5156a"/><circle cx="9" cy="12" r="1.7" fill="#fff"/>' +
    `<path d="M7.6 15h2.8v5H7.6z" fill="#fff"/>${letters('iDEAL', { colour: INK, size: 8, x: 33 })}`,
  'apple-pay':
    '<path d="M13.6 11c1.9-.9 4.6-.1 5.3 1.6-2 1.3-1.7 4.3.3 5.2-.8 2.1-2.2 3.7-3.4 3.7-.8 0-1.3-.5-2.2-.5s-1.5.5-2.2.5c-1.9 0-4-3.6-4-6.6 0-3.2 2-4.7 3.7-4.7 1.1 0 1.8.8 2.5.8zm.1-1c-.1-1.8 1.2-3.3 2.8-3.5.1 1.8-1.2 3.4-2.8 3.5z" fill="#1c1a17"/>' +
    letters('Pay', { colour: INK, size: 12, x: 32 }),
  maestro: rings('maestro', '#1d63b0', '#c32b23'),
  mastercard: rings('mastercard', '#c32b23', '#e39a1d'),
  bancontact:
    '<path d="M7 17.5h9.5c3.5 0 5-2 7.5-5.5h-9.5c-3.5 0-5 2-7.5 5.5z" fill="#1b4f9c"/><path d="M41 6.5h-9.5c-3.5 0-5 2-7.5 5.5h9.5c3.5 0 5-2 7.5-5.5z" fill="#e0b61c"/>' +
    letters('Bancontact', { colour: INK, size: 6.5, y: 24.5 }),
  visa: letters('VISA', { colour: '#1b2f7c', size: 14, slanted: true }),
  riverty: letters('Riverty', { colour: '#14532f', size: 11 }),
};

const marks = Object.keys(PAYMENT_MARKS) as PaymentMark[];

/** All marks in one SVG; `#ideal` shows the one of that name. */
export const PAYMENT_MARKS_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT * marks.length}" font-family="'Instrument Sans',Helvetica,Arial,sans-serif" font-weight="700" text-anchor="middle">${marks
  .map((mark, place) => {
    const top = place * HEIGHT;
    return `<view id="${mark}" viewBox="0 ${top} ${WIDTH} ${HEIGHT}"/><g transform="translate(0 ${top})">${drawings[mark]}</g>`;
  })
  .join('')}</svg>`;
