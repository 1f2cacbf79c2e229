/** Build id of tabs with drafts. It differs from the shop's: entering or leaving a preview loads a new document. */
export const draftsBuild = (build: string): string => `${build}+drafts`;
