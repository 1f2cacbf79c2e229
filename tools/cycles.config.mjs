/**
 * Configuration of dependency-cruiser: no two files import each other, not even for types. A request to the shell passes
 * request, page, render, routes in this order; none imports a later one. Imports between rooms: tools/eslint.
 */
const SERVER = '^apps/shell/src/server/';
const SPECS = '\\.(spec|fixture)\\.';

const after = (room, later) => ({
  name: `${room}-imports-no-later-step`,
  severity: 'error',
  from: { path: `${SERVER}${room}/`, pathNot: SPECS },
  to: { path: `${SERVER}(${later.join('|')})/` },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    after('request', ['page', 'render', 'routes']),
    after('page', ['render', 'routes']),
    after('render', ['routes']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
  },
};
