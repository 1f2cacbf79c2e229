import { loaded, type Command } from './command.ts';

/** Release commands by name: those of the packed command line, also available in the workspace. */
export const commands: Readonly<Record<string, Command>> = {
  publish: loaded(async () => (await import('./publishing.ts')).publishCommand),
  rollback: loaded(async () => (await import('./rolling-back.ts')).rollbackCommand),
  remove: loaded(async () => (await import('./moving.ts')).removeCommand),
  promote: loaded(async () => (await import('./moving.ts')).promoteCommand),
  rehearse: loaded(async () => (await import('./rehearsing.ts')).rehearseCommand),
  quarantine: loaded(async () => (await import('./tending.ts')).quarantineCommand),
  preview: loaded(async () => (await import('./tending.ts')).preview),
  canary: loaded(async () => (await import('./tending.ts')).canaryCommand),
  history: loaded(async () => (await import('./looking.ts')).history),
  diff: loaded(async () => (await import('./looking.ts')).diff),
  status: loaded(async () => (await import('./looking.ts')).status),
  collect: loaded(async () => (await import('./tending.ts')).collectCommand),
  key: loaded(async () => (await import('./keys.ts')).keyCommand),
};
