import browserslist from 'browserslist';
import { WORKSPACE } from '../workspace/paths.ts';

/** Target browsers of scripts and styles: `browserslist` in `package.json`. */
export const BROWSERS = browserslist(undefined, { path: WORKSPACE });
