/** The encoder of the library: returns Code 128 as ones and zeros. The full library sets a global. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128 {
    constructor(text: string, options: object);
    encode(): { data: string };
    /** True when every character has a Code 128 symbol. */
    valid(): boolean;
  }
}
