export {
  buildsFolder,
  developmentOf,
  distFolder,
  distOf,
  homePath,
  marketFolder,
  UnknownMarket,
} from './market.ts';
export {
  IS_PACKED,
  ROOT,
  SBOM_FILE,
  textFilesOf,
  TYPES_FILE,
  VERSION_PLACEHOLDER,
  WORKSPACE,
  workspaceRemotes,
} from './paths.ts';
export { readTexts, type Texts } from './read-export.ts';
