/** The part of the library that draws nothing: Code 128 as a row of ones and zeros. The whole of it sets a global. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128 {
    constructor(text: string, options: object);
    encode(): { data: string };
    /** Whether all signs have bars. */
    valid(): boolean;
  }
}
