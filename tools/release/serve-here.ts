import { serveAgainst } from '../against/serve-against.ts';
import { parseLine, type Help } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { remoteHere } from './build-here.ts';

/**
 * `weefsel serve --against https://shop.example`: shows a shop on this machine, with the remote of this repository.
 * Runs until Ctrl-C. Throws a PlainProblem.
 */
export async function serveHere(line: readonly string[], help: Help): Promise<void> {
  const { values } = parseLine(help, {
    args: [...line],
    options: { against: { type: 'string', default: process.env.SHOP_ORIGIN ?? '' } },
  });
  const { against: shop } = values;
  if (!shop) throw new PlainProblem('Inside which shop? Say serve --against https://shop.example');
  const { name, builds } = await remoteHere();
  const [build] = builds;
  if (!build) throw new PlainProblem(`${name} has no build for browsers.`);
  return serveAgainst({ name, build, shop });
}
