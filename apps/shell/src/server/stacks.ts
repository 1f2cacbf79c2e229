import { setSourceMapsSupport } from 'node:module';

// Must run first: stacks name the sources of modules loaded after it. Excludes packages, whose maps would all be read
// at the start. In development also those of remotes, which are evaluated.
setSourceMapsSupport(true, {
  nodeModules: false,
  generatedCode: process.env.NODE_ENV === 'development',
});
