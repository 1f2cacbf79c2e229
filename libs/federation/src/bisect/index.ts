export { bisect, mostSteps } from './bisect.ts';
export type { BisectOptions } from './bisect.ts';
export { FirstIsBad, LastIsGood, MoreThanOneFault } from './bisection.ts';
export type { Bisection, Found, Narrowed } from './bisection.ts';
export { BrokenHistory } from './history.ts';
export type { NumberedRelease, Release, Versions } from './history.ts';
export { bisectionSentence } from './bisection.ts';
export type { Answer, Check, Repeat, Trial } from './trials.ts';
