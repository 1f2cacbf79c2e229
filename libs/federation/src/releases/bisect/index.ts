export { bisect } from './bisect.ts';
export { FirstIsBad, LastIsGood, MoreThanOneFault, bisectionSentence, type Found } from './bisection.ts';
export { BrokenHistory, type Release, type Versions } from './history.ts';
export type { Answer } from './trials.ts';
