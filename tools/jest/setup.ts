import type * as dom from '@testing-library/dom';
import type * as matchers from '@testing-library/jest-dom/matchers';

if (typeof document !== 'undefined') {
  // Excluded in server specs, which would only lose time by loading the library.
  expect.extend(jest.requireActual<typeof matchers>('@testing-library/jest-dom/matchers'));
  // Catches hanging tests only; independent of the speed and load of the machine.
  jest.requireActual<typeof dom>('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
}

// jsdom has the dialog element, but not its methods.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// Storage of the browser must not leak into other tests.
afterEach(() => globalThis.localStorage?.clear());
