export const catalogSnippets = {
} as const;
