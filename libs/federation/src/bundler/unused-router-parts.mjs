/**
 * A webpack loader for react-router that lets the build drop unused components.
 * They otherwise count as used, because of their creating call or an assignment to them.
 */
export default (source) =>
  source
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, '');
