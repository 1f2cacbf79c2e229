export { Page } from '../page/content-page';
