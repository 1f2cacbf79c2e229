import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import BrowserEnvironment from '../jest/browser-environment.ts';

/** The environment of specs with a document, which tells Stryker what each test covers. */
export default mixinJestEnvironment(BrowserEnvironment);
