import { quietHooks } from './quiet-hooks';

test('unused hooks are removed, and calls to them replaced by their default result', () => {
  const source = `this.hooks = new PluginSystem({
	onLoad: new AsyncHook("onLoad"),
	beforeInit: new SyncWaterfallHook("beforeInit"),
	beforeRequest: new AsyncWaterfallHook("beforeRequest")
});
const a = await this.hooks.lifecycle.onLoad.emit({ id: b(c) });
const { id } = await this.hooks.lifecycle.beforeRequest.emit({ id });
const d = host.hooks.lifecycle.beforeInit.emit({ d: e() });`;
  expect(quietHooks(source)).toBe(`this.hooks = new PluginSystem({
	beforeInit: new SyncWaterfallHook("beforeInit"),
});
const a = void 0;
const { id } = ({ id });
const d = host.hooks.lifecycle.beforeInit.emit({ d: e() });`);
});

test.each([
  ['hands on its argument, which was not known', 'new SyncWaterfallHook("onLoad")'],
  ['no longer hands it on', 'new SyncHook("beforeRequest")'],
])('the build ends with a hook that %s', (_, hook) => {
  const [, name = ''] = /"(\w+)"/.exec(hook) ?? [];
  expect(() => quietHooks(`\t${name}: ${hook},\n`)).toThrow(name);
});
