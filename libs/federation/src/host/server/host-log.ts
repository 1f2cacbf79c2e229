export type HostLog = Record<'info' | 'error', (details: object, message: string) => void>;
