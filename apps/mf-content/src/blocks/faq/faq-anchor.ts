/** Id of the heading above questions, by which an in-page menu finds it. */
export const faqAnchor = ({ _key }: { _key: string }): string => `vragen-${_key}`;
