// Must run first: other modules use functions of this version.
const NEEDED = 24;

if (Number.parseInt(process.versions.node) < NEEDED) {
  process.stderr.write(`Weefsel needs Node ${NEEDED}; this is ${process.versions.node}.\n`);
  process.exit(1);
}
