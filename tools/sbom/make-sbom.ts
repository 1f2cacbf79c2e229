import { Builders, Factories, type Types } from '@cyclonedx/cyclonedx-library/Contrib/FromNodePackageJson';
import { Factories as LicenseFactories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import {
  ComponentScope,
  ComponentType,
  HashAlgorithm,
  LifecyclePhase,
} from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, HashDictionary, Metadata, Property } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as CycloneJson, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import parseLicense from 'spdx-expression-parse';
import { needsOf, type LockedPackages } from './locked-packages.ts';

/** Subject of a bill of materials. */
export interface Bill {
  /** Name and version of the app. */
  name: string;
  version: string;
  /** Licence of the app's code. */
  license: string;
  /** Folders of the packages whose code is bundled into the app, such as `node_modules/react`. */
  bundled: readonly string[];
  /** Folders of the packages that lie beside the app at run time. */
  beside: readonly string[];
  packages: LockedPackages;
  /** Reads the `package.json` in a folder. */
  packageJson: (folder: string) => Types.NodePackageJson;
}

/** Place of a package's code: `bundled` into the app's files, or `beside` them in `node_modules`. */
const WHERE = 'weefsel:where';

const ALGORITHMS: Readonly<Record<string, HashAlgorithm>> = {
  sha512: HashAlgorithm['SHA-512'],
  sha384: HashAlgorithm['SHA-384'],
  sha256: HashAlgorithm['SHA-256'],
  sha1: HashAlgorithm['SHA-1'],
};

/** Hashes of a lockfile's integrity value, in hex. */
function hashesOf(integrity = ''): HashDictionary {
  const hashes = new HashDictionary();
  for (const part of integrity.split(' ')) {
    const [name = '', value = ''] = part.split(/-(.*)/s);
    const algorithm = ALGORITHMS[name];
    if (algorithm) hashes.set(algorithm, Buffer.from(value, 'base64').toString('hex'));
  }
  return hashes;
}

const licenses = new LicenseFactories.LicenseFactory((text) => void parseLicense(text));
const components = new Builders.ComponentBuilder(new Factories.ExternalReferenceFactory(), licenses);

function componentOf(
  folder: string,
  scope: 'bundled' | 'beside',
  { packages, packageJson }: Bill,
): Component {
  const said = packageJson(folder);
  const { version } = said;
  const component = components.makeComponent(said, ComponentType.Library);
  if (!component || !version) throw new Error(`${folder}/package.json has no name or no version.`);
  const purl = new PackageURL('npm', component.group, component.name, version, undefined, undefined);
  component.purl = purl.toString();
  // One version may be installed in two folders.
  component.bomRef.value =
    folder === `node_modules/${said.name}` ? component.purl : `${component.purl}#${folder}`;
  component.hashes = hashesOf(packages[folder]?.integrity);
  component.scope = ComponentScope.Required;
  component.properties.add(new Property(WHERE, scope));
  return component;
}

/**
 * Bill of materials of an app (CycloneDX 1.6, JSON): each npm package with version, licence and the lockfile's hash.
 * Contains no time and no serial number, so that equal builds have equal bills.
 */
export function makeSbom(bill: Bill): string {
  const { name, version, license, bundled, beside, packages } = bill;
  const root = new Component(ComponentType.Application, name, { version, bomRef: name });
  root.licenses.add(licenses.makeFromString(license));
  const bom = new Bom({ metadata: new Metadata({ component: root }) });
  bom.metadata.lifecycles.add(LifecyclePhase.Build);
  const made = new Map<string, Component>();
  for (const folder of bundled) made.set(folder, componentOf(folder, 'bundled', bill));
  for (const folder of beside) {
    const known = made.get(folder);
    if (known) known.properties.add(new Property(WHERE, 'beside'));
    else made.set(folder, componentOf(folder, 'beside', bill));
  }
  for (const [folder, component] of made) {
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
    for (const need of needsOf(packages, folder, (each) => made.has(each))) {
      const other = made.get(need);
      if (other) component.dependencies.add(other.bomRef);
    }
  }
  const serializer = new JsonSerializer(new CycloneJson.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
