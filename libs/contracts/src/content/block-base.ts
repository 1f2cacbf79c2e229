/** What every block has: its type, and a key that is its own on the page. */
export interface BlockBase<Type extends string> {
  _type: Type;
  _key: string;
}
