/** The package has no types. */
declare module 'spdx-expression-parse' {
  /** Throws for an invalid SPDX licence expression. */
  export default function parse(expression: string): object;
}
