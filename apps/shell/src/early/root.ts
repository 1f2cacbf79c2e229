export const root = document.documentElement;
