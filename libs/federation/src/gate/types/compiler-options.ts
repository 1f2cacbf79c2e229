import ts from 'typescript';

/** How a pack is read and checked: as the workspace checks its sources, with nothing of the machine around it. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const file = `${root}/tsconfig.base.json`;
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, root, {}, file).options,
    types: [],
    preserveSymlinks: true,
  };
}
