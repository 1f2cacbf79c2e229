import { loaded, type Command } from './command.ts';

/** Release commands by name: those of the packed command line, also available in the workspace. */
export const commands: Readonly<Record<string, Command>> = {
  publish: loaded(async () => (await import('./publish-commands.ts')).publishCommand),
  rollback: loaded(async () => (await import('./rolling-back.ts')).rollbackCommand),
  remove: loaded(async () => (await import('./switch-commands.ts')).removeCommand),
  promote: loaded(async () => (await import('./switch-commands.ts')).promoteCommand),
  rehearse: loaded(async () => (await import('./rehearsing.ts')).rehearseCommand),
  quarantine: loaded(async () => (await import('./tend-commands.ts')).quarantineCommand),
  preview: loaded(async () => (await import('./tend-commands.ts')).preview),
  canary: loaded(async () => (await import('./tend-commands.ts')).canaryCommand),
  history: loaded(async () => (await import('./read-commands.ts')).history),
  diff: loaded(async () => (await import('./read-commands.ts')).diff),
  status: loaded(async () => (await import('./read-commands.ts')).status),
  collect: loaded(async () => (await import('./tend-commands.ts')).collectCommand),
  key: loaded(async () => (await import('./keys.ts')).keyCommand),
};
