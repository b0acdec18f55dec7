import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line of one request or one run of a job carries. Made by us or checked by `requestIdOf`: it is not redacted. */
export type LogContext = { requestId?: string; traceId?: string; job?: string; runId?: string }

const storage = new AsyncLocalStorage<LogContext>()

export const logContext = (): LogContext => storage.getStore() ?? {}

/** Runs `work`; each line that it logs, however late, carries `fields`. */
export const withLogContext = <T>(fields: LogContext, work: () => T): T => storage.run({ ...storage.getStore(), ...fields }, work)
