import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { shellTypes } from '../../libs/federation/src/releases/gate/types/index.ts';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';

interface Lent {
  name: string;
  /** Folder of its entry. */
  source: string;
  /** Folder of its report. */
  library: string;
}

/** Packages that remotes compile against; the shell supplies them at run time. */
const LENT: readonly Lent[] = [
  { name: 'contracts', source: 'libs/contracts/src', library: 'libs/contracts' },
  { name: 'stores', source: 'libs/stores/src', library: 'libs/stores' },
  { name: 'runtime', source: 'libs/federation/src/runtime', library: 'libs/federation' },
];

/** A report of API Extractor, by its path in the workspace. */
export interface Report {
  path: string;
  /** True when the report in the workspace differs from the sources. */
  isStale: boolean;
}

/** Writes declaration files of the libraries into a folder, each library as a separate package. */
async function writeDeclarations(folder: string): Promise<void> {
  const files = Object.entries(shellTypes(WORKSPACE).files).filter(([path]) => path.startsWith('libs/'));
  for (const [path, text] of files) {
    await mkdir(dirname(resolve(folder, path)), { recursive: true });
    await writeFile(resolve(folder, path), text);
  }
  for (const library of new Set(files.map(([path]) => path.split('/')[1] ?? '')))
    await writeFile(resolve(folder, 'libs', library, 'package.json'), `{ "name": "@weefsel/${library}" }`);
}

/** Compiler options of the workspace, with declaration files in place of sources. */
async function compilerOptions(folder: string): Promise<object> {
  const text = await readFile(resolve(WORKSPACE, 'tsconfig.base.json'), 'utf8');
  const { compilerOptions: options } = ts.parseConfigFileTextToJson('tsconfig.base.json', text).config as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  const paths = Object.entries(options.paths).map(([name, places]) => [
    name,
    places.map((place) => resolve(folder, place.replace(/\.tsx?$/, '.d.ts'))),
  ]);
  return { ...options, paths: Object.fromEntries(paths) as object, types: ['node'] };
}

const silent = { default: { logLevel: ExtractorLogLevel.None } };

function reportOf({ name, source, library }: Lent, folder: string, options: object, update: boolean): Report {
  const entry = resolve(folder, source, 'index.d.ts');
  const configObject: IConfigFile = {
    projectFolder: WORKSPACE,
    mainEntryPointFilePath: entry,
    compiler: { overrideTsconfig: { compilerOptions: options, files: [entry] } },
    apiReport: {
      enabled: true,
      reportFileName: name,
      reportFolder: resolve(WORKSPACE, library),
      reportTempFolder: folder,
      reportVariants: ['public'],
    },
    newlineKind: 'lf',
    docModel: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
  };
  const config = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJson: { name: `@weefsel/${name}` },
    packageJsonFullPath: resolve(WORKSPACE, 'package.json'),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: update,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.Error) message.logLevel = ExtractorLogLevel.None;
    },
  });
  return { path: `${library}/${name}.public.api.md`, isStale: apiReportChanged };
}

/**
 * Compares the API reports of the lent packages with the sources, and updates them if asked.
 * Throws when a declaration does not compile.
 */
export async function apiReports({ update }: { update: boolean }): Promise<Report[]> {
  const cache = resolve(WORKSPACE, '.cache');
  await mkdir(cache, { recursive: true });
  // Within the workspace, where its packages are found.
  const folder = await mkdtemp(resolve(cache, 'api-'));
  try {
    await writeDeclarations(folder);
    const options = await compilerOptions(folder);
    return LENT.map((lent) => reportOf(lent, folder, options, update));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
