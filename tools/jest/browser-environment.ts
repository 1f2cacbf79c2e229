import JSDOMEnvironment from 'jest-environment-jsdom';

// Without Node's MessageChannel, which React's scheduler would use and thereby keep the process alive.
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
};

/** jsdom, with web APIs of Node that jsdom lacks. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
