/** Whether a text can be the id of a category: 32 lower-case hex characters. */
export const isCategoryId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
