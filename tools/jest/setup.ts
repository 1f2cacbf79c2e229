import '@testing-library/jest-dom';

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
