/**
 * A webpack loader: lets components that nobody uses leave the build, with all that only they need. A call that makes
 * one, and a name given to it for developer tools, count as use otherwise.
 */
export default (source) =>
  source
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '');
