export const readme = (composition: string): string => `# Weefsel, packaged

The shop's server with all that it needs but Node 24 (${process.platform}, ${process.arch}): \`node start.mjs\`.

- Settings come from the environment; \`.env.example\` has all. \`SHOP_ORIGIN\` and the vendors must be set. What is missing is said.
- The folder may be read-only. What survives a restart goes to \`DATA_DIR\` (by default \`.data\` where the command is given).
- \`DATA_DIR/compiled\` is compiled code, for quicker starts; it may be removed at any time.
- \`shell/\` is the server and its files, \`node_modules/\` the npm packages that it needs, in the versions of \`package.json\`.
- \`seed/\` is a store with the composition \`${composition}\`: the shell and all remotes. A new \`DATA_DIR\` begins with it.
- With \`RELEASE_STORE\` and \`RELEASE_POINTERS\` several servers share one store. \`node start.mjs seed\` fills an empty one, once.
- \`keys/release.pub\` is what the seed was signed for: servers trust it, and \`DATA_DIR/keys/*.pub\`, unless \`RELEASE_TRUSTED_KEYS\`
  says otherwise. The private key is not here; keep it where releases are made.
- \`sbom/\` has a bill of materials (CycloneDX) of the shell and of each remote.
- \`node start.mjs health\` ends with 0 once \`/ready\` says so. SIGTERM ends all in order, after \`DRAIN_SECONDS\`.
`;
