import { setSourceMapsSupport } from 'node:module';

// Must run first: stacks name the sources of modules loaded after it. Excludes packages, whose maps would all be read
// at the start.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
