import { setSourceMapsSupport } from 'node:module';

// First of all: stacks name the sources of what is loaded after it. Not of packages, whose maps would be read at the start.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
