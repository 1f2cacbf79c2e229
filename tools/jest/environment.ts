import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import BrowserEnvironment from './browser-environment.ts';

/** Names of specs that need a document. */
const WITH_DOCUMENT = /\.dom\.spec\.ts$|(?<!\.server)\.spec\.tsx$/;

/** Node's environment; jsdom's for a spec that needs a document. */
export default function Environment(...args: ConstructorParameters<typeof BrowserEnvironment>) {
  const [, { testPath }] = args;
  return WITH_DOCUMENT.test(testPath) ? new BrowserEnvironment(...args) : new NodeEnvironment(...args);
}
