export const accountSnippets = {
} as const;
