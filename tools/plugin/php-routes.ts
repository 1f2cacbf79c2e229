/** A route, as declared by a PHP method's attribute. */
interface PhpRoute {
  /** Method and path in OpenAPI's form, e.g. `GET /brands/{gender}`. */
  operation: string;
  name: string;
}

const PATH = /\bpath: '([^']+)'/;
const NAME = /\bname: '([^']+)'/;
const METHODS = /\bmethods: \[([^\]]+)\]/;

const STORE_API = '/store-api';

// Finds the attribute's end by hand, because its methods are a bracketed list.
function attributesIn(source: string): string[] {
  return source
    .split('#[Route(')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(')]')));
}

/**
 * Store API routes that a PHP file declares by `#[Route(…)]` on methods; does not need PHP.
 * @throws Error when one has no path below `/store-api`, no name or no methods
 */
export function phpRoutes(source: string): PhpRoute[] {
  return attributesIn(source)
    .filter((attribute) => !/^defaults:/.test(attribute))
    .flatMap((attribute) => {
      const [path, name, methods] = [PATH, NAME, METHODS].map((one) => one.exec(attribute)?.[1]);
      if (!path?.startsWith(`${STORE_API}/`) || !name || !methods)
        throw new Error(
          `A route needs a path below ${STORE_API}, a name and methods: #[Route(${attribute})]`,
        );
      return [...methods.matchAll(/'([A-Z]+)'/g)].map(([, method = '']) => ({
        operation: `${method} ${path.slice(STORE_API.length)}`,
        name,
      }));
    });
}
