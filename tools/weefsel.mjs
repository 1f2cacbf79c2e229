#!/usr/bin/env node
// Plain JavaScript: an older Node than ours gets a sentence.
import './installed.mjs';

await import('./weefsel.ts');
