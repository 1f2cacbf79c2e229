/**
 * A webpack loader for react-router that lets unused code leave the build: components, which otherwise count as used because
 * a call makes them, or something is set on them.
 */
export default (source) =>
  source
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, '');
