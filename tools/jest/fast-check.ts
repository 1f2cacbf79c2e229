import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js';

/**
 * fast-check as specs get it. Every run draws the same lots, so that what fails was changed; `npm run soak` draws others,
 * and `LOTS=7` these ones.
 */
fc.configureGlobal({ seed: Number(process.env.LOTS ?? 2026) });

export * from '../../node_modules/fast-check/lib/cjs/fast-check.js';
export default fc;
