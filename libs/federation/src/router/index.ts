export { Redirect } from './redirect';
export { Router } from './router';
export { RouterView } from './router-view';
export { ScrollHeights } from './scroll-heights-storage';
export { StaticView } from './static-view';
export type { PageRequest } from './loading';
export type { RouterState, Shown } from './router-state';
