import * as runtime from '@weefsel/federation/runtime';
import type { SharedScope } from '@weefsel/federation/server';
import * as stores from '@weefsel/stores';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

const asModule = (exports: object) => Object.freeze({ ...exports, __esModule: true });

/** Shared modules for the server bundles of remotes: the shell's own copies. */
export const sharedScope: SharedScope = {
  react: asModule(React),
  'react/jsx-runtime': asModule(jsxRuntime),
  'react/jsx-dev-runtime': asModule(jsxDevRuntime),
  '@weefsel/stores': asModule(stores),
  '@weefsel/federation/runtime': asModule(runtime),
};
