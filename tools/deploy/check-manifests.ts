import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';

/** One resource of a manifest file. */
interface Manifest {
  file: string;
  value: { apiVersion: string; kind: string };
}

type Model = new (data: unknown) => { validate: () => void };

/** Read by kubectl itself; the cluster has no schema for it. */
const OF_KUBECTL = 'kustomize.config.k8s.io/v1beta1';

function manifestsIn(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
    return { file, value: document.toJS() as Manifest['value'] };
  });
}

const moduleOf = ({ value }: Manifest): string => `kubernetes-models/${value.apiVersion}/${value.kind}`;

/** Errors by the published schemas of Kubernetes. */
async function refused(manifest: Manifest): Promise<string[]> {
  try {
    const models = (await import(moduleOf(manifest))) as Record<string, Model>;
    const ModelOf = models[manifest.value.kind];
    if (!ModelOf) return [`${manifest.file}: ${manifest.value.kind} is no kind.`];
    new ModelOf(manifest.value).validate();
    return [];
  } catch (error) {
    return [`${manifest.file}: ${(error as Error).message}`];
  }
}

/** Type errors in manifests. The schemas accept unknown fields; the types made of them do not. */
function misspelt(manifests: readonly Manifest[]): string[] {
  const lines = manifests.flatMap((manifest, at) => [
    `import type { I${manifest.value.kind} as Kind${at} } from '${moduleOf(manifest)}';`,
    `export const manifest${at}: Kind${at} = ${JSON.stringify(manifest.value)};`,
  ]);
  const name = `${WORKSPACE}/tools/deploy/manifests.virtual.ts`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, lines.join('\n'), version) : getSourceFile(file, version);
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
    const { line = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
    const { file = name } = manifests[Math.floor(line / 2)] ?? {};
    return `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/**
 * `node tools/deploy/check-manifests.ts <files>`: prints a sentence for each thing that a cluster rejects or ignores.
 */
const manifests = process.argv
  .slice(2)
  .flatMap(manifestsIn)
  .filter(({ value }) => value.apiVersion !== OF_KUBECTL);
const wrong = (await Promise.all(manifests.map(refused))).flat();
const problems = wrong.length > 0 ? wrong : misspelt(manifests);
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : 0;
