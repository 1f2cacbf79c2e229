/** The package has no types of its own. */
declare module 'spdx-expression-parse' {
  /** Throws for what is no expression of SPDX licences. */
  export default function parse(expression: string): object;
}
