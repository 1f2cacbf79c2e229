import { loadAccountPage } from '../frame/load-account-page';

export const load = loadAccountPage('headless.login.title');
