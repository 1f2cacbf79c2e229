/**
 * A webpack loader for react-router that lets unused code leave the build: components, which otherwise count as used because
 * a call makes them or a name is set for developer tools, and code for server components and router observers, of which we
 * have none.
 */
export default (source) =>
  source
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, '')
    .replace(/\bif \(this\.context\b/g, 'if (false')
    .replace(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined');
