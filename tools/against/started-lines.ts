import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';

/** Output of a server that shows another shop: its address, and what of the remote stays released. */
export const startedLines = (name: string, shop: string, address: string, isPacked = IS_PACKED): string =>
  [
    `${shop} with ${name} from here: ${address}`,
    `Pages of ${name} are rendered in the browser: empty until the first touch or key, or for five seconds, with React’s error #419 in the console.`,
    `Types are not checked here: ${isPacked ? 'npx tsc --noEmit --watch' : `npx nx typecheck ${name}`}`,
    `Data and titles of its pages are made by load in the version released there: to see changes of load and of texts in it, publish into a preview${isPacked ? ', and ask the operator for its link' : ''}.`,
    '',
  ].join('\n');
