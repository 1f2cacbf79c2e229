import JSDOMEnvironment from 'jest-environment-jsdom';

// React's scheduler would keep the process alive if it saw Node's MessageChannel, so that one stays out.
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

/** jsdom with the web APIs that Node has and jsdom lacks. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
