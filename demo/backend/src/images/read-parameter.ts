/** An invalid picture parameter; answered with status 400 and the message as text. */
export class BadImageParameter extends Error {
  override readonly name = 'BadImageParameter';
}

/** Turns the text of a parameter into its value. @throws BadImageParameter */
export type Read<T> = (name: string, text: string) => T;

const wrong = (name: string, text: string, wanted: string) =>
  new BadImageParameter(`Invalid value "${text}" for ${name}: give ${wanted}`);

export const numberIn =
  (min: number, max: number): Read<number> =>
  (name, text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw wrong(name, text, `a number from ${min} to ${max}`);
  };

export const wholeIn =
  (min: number, max: number): Read<number> =>
  (name, text) => {
    const value = numberIn(min, max)(name, text);
    if (Number.isInteger(value)) return value;
    throw wrong(name, text, 'a whole number');
  };

export const oneOf =
  <T extends string>(allowed: readonly T[]): Read<T> =>
  (name, text) => {
    const value = allowed.find((candidate) => candidate === text);
    if (value !== undefined) return value;
    throw wrong(name, text, `one of ${allowed.join(', ')}`);
  };

export const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (name, text) =>
    text.split(',').map((part) => read(name, part));

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const rectWithin =
  (max: number): Read<Rect> =>
  (name, text) => {
    const [left, top, width, height, more] = listOf(wholeIn(0, max))(name, text);
    if (left !== undefined && top !== undefined && width && height && more === undefined) {
      return { left, top, width, height };
    }
    throw wrong(name, text, 'left,top,width,height');
  };

/** A colour to paint with; 0 = transparent, 1 = opaque. */
export interface Paint {
  hex: string;
  opacity: number;
}

/** 3 or 6 hexadecimal digits, or 4 or 8 that begin with the opacity. */
export const readPaint: Read<Paint> = (name, text) => {
  const digits = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[0].toLowerCase();
  if (digits === undefined) throw wrong(name, text, '3, 4, 6 or 8 hexadecimal digits');
  const full = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  const opacity = full.length === 8 ? Number.parseInt(full.slice(0, 2), 16) / 255 : 1;
  return { hex: `#${full.slice(-6)}`, opacity };
};
