import type * as dom from '@testing-library/dom';
import type * as matchers from '@testing-library/jest-dom/matchers';

if (typeof document !== 'undefined') {
  // Not for specs of servers: they would wait for a library that they have no use for.
  expect.extend(jest.requireActual<typeof matchers>('@testing-library/jest-dom/matchers'));
  // For what never comes; how quick a machine is, or what else it does, is no matter of a test.
  jest.requireActual<typeof dom>('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
}

// jsdom knows the dialog element but cannot show it.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// What a browser keeps is one test's own.
afterEach(() => globalThis.localStorage?.clear());
