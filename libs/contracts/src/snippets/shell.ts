export const shellSnippets = {
} as const;
