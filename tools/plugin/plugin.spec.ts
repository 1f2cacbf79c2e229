import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { phpRoutes } from './php-routes.ts';
import { SCHEMA, readContract, shopwareSchema } from './shopware-schema.ts';

const root = resolve(__dirname, '../..');
const home = join(root, 'plugins/shopware');
const read = (file: string) => readFileSync(join(home, file), 'utf8');
const sources = globSync('src/**/*.php', { cwd: home });
const routeFiles = sources.filter((file) => phpRoutes(read(file)).length > 0);
const contract = readContract(root) as unknown as {
  paths: Record<string, Record<string, { responses: object }>>;
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

test('the plugin has the operations of the document, no more and no fewer', () => {
  const declared = routeFiles.flatMap((file) => phpRoutes(read(file)));
  expect(declared.map(({ operation }) => operation).sort()).toEqual([...operations].sort());
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
  expect(read('README.md')).toContain(`, ${operations.length} operations;`);
});

test('every file with routes is imported, and its class is a service', () => {
  const imported = [...read('src/Resources/config/routes.xml').matchAll(/resource="\.\.\/\.\.\/([^"]+)"/g)];
  expect(imported.map(([, file]) => `src/${file}`).sort()).toEqual([...routeFiles].sort());
  const services = read('src/Resources/config/services.xml');
  for (const file of routeFiles) {
    const name = file.slice('src/'.length, -'.php'.length).replaceAll('/', '\\');
    expect(services).toContain(`<service id="Weefsel\\Shop\\${name}" public="true">`);
  }
});

test('every service of the plugin is a class of it, made with as many arguments as its constructor takes', () => {
  const services = read('src/Resources/config/services.xml');
  const found = [...services.matchAll(/<service id="Weefsel\\Shop\\([^"]+)"[^>]*>([^]*?)<\/service>/g)];
  expect(found.length).toBeGreaterThan(20);
  for (const [, name = '', body = ''] of found) {
    const source = read(`src/${name.replaceAll('\\', '/')}.php`);
    const takes = /__construct\(([^]*?)\)\s*\{/.exec(source);
    const wanted = ((takes?.[1] ?? '').match(/\$\w+/g) ?? []).length;
    expect([name, (body.match(/<argument/g) ?? []).length]).toEqual([name, wanted]);
  }
});

test('every code that a call refuses with is one that the plugin can throw', () => {
  const own = [
    ...JSON.stringify(contract).matchAll(
      /"code":"((?:SHOP|ND)__[A-Z_]+|CONTENT__PRODUCT_REVIEW_NOT_FOUND)"/g,
    ),
  ];
  const thrown = read('src/ShopException.php');
  expect(new Set(own.map(([, code]) => code)).size).toBeGreaterThan(6);
  for (const [, code = ''] of own) expect(thrown).toContain(`'${code}'`);
});

test('the document that Shopware merges into its own matches the contract (npx weefsel plugin)', () => {
  const merged: unknown = JSON.parse(readFileSync(join(root, SCHEMA), 'utf8'));
  expect(merged).toEqual(shopwareSchema(readContract(root)));
  const refs = [...JSON.stringify(merged).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, to]) => to,
  );
  const { components } = merged as { components: { schemas: object } };
  expect(refs.filter((to = '') => !(to in components.schemas))).toEqual([]);
});

test('every class has the namespace and name of its file', () => {
  for (const file of sources) {
    const parts = file.slice(0, -'.php'.length).split('/').slice(1);
    expect(read(file)).toContain(`namespace ${['Weefsel', 'Shop', ...parts.slice(0, -1)].join('\\')};`);
    expect(read(file)).toMatch(new RegExp(`^(?:abstract |final )?class ${parts.at(-1)}\\b`, 'm'));
  }
});

test('a setting that is read is one of the form', () => {
  const form = [...read('src/Resources/config/config.xml').matchAll(/<name>(\w+)<\/name>/g)].map(
    ([, name]) => name,
  );
  const asked = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:->number|->text|\$set)\('(\w+)'[,)]/g)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !form.includes(name))).toEqual([]);
});

test('SEO URLs of brands have a route, a template before the first write, what makes them, and hooks', () => {
  const route = /BRAND_PAGE = '(\w+)'/.exec(read('src/StoreApi/Brand/Brands.php'))?.[1] ?? '';
  const places = read('src/Resources/config/routes.xml').matchAll(/<route id="([^"]+)" path="([^"]+)"/g);
  expect([...places].map(([, id, path]) => [id, path])).toEqual([[route, '/manufacturer/{manufacturerId}']]);
  const mapping = read('src/Seo/BrandSeoUrlRoute.php');
  expect(mapping).toContain('ROUTE_NAME = Brands::BRAND_PAGE');
  expect(mapping).toContain("['manufacturerId' => $entity->getId()]");
  const given = new Set([...mapping.matchAll(/^ +'(\w+)' => /gm)].map(([, name]) => name));
  const template = /DEFAULT_TEMPLATE = '([^']+)'/.exec(mapping)?.[1] ?? '';
  const used = [...template.matchAll(/\{\{ (\w+)/g)].map(([, name]) => name);
  expect(used).toEqual(['pathPrefix', 'manufacturer']);
  expect(used.filter((name) => !given.has(name))).toEqual([]);
  expect(read('src/Migration/Migration1764200000BrandSeoUrls.php')).toContain(
    "'template' => BrandSeoUrlRoute::DEFAULT_TEMPLATE",
  );
  const services = read('src/Resources/config/services.xml');
  expect(services).toMatch(/BrandSeoUrlRoute">[^]*?<tag name="shopware\.seo_url\.route"\/>\s*<\/service>/);
  expect(services).toMatch(/BrandIndexer">[^]*?<tag name="shopware\.entity_indexer"\/>\s*<\/service>/);
  expect(read('src/Hook/SeoPages.php')).toContain("'manufacturer' => 'product_manufacturer'");
});

test('a route without a path of the Store API is no route of the plugin', () => {
  const route = (inside: string) => `    #[Route(${inside})]\n    public function one() {}`;
  expect(() => phpRoutes(route("path: '/api/x', name: 'x', methods: ['GET']"))).toThrow('/store-api');
  expect(phpRoutes(route("path: '/store-api/x', name: 'x', methods: ['GET', 'POST']"))).toEqual([
    { operation: 'GET /x', name: 'x' },
    { operation: 'POST /x', name: 'x' },
  ]);
});
