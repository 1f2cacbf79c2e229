import browserslist from 'browserslist';
import { WORKSPACE } from './paths.ts';

/** Browsers that scripts and styles are made for: `browserslist` in `package.json`. */
export const BROWSERS = browserslist(undefined, { path: WORKSPACE });
