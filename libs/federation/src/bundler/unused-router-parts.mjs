/**
 * A webpack loader for react-router: lets what nobody uses leave the build, with all that only it needs. Components: a call
 * that makes one, and a name given to it for developer tools, count as use otherwise. And what only works with server
 * components, or with observers of the router, of which we have neither.
 */
export default (source) =>
  source
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, '')
    .replace(/\bif \(this\.context\b/g, 'if (false')
    .replace(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined');
