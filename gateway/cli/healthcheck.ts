/*
 * Whether the gateway on this machine takes calls: ends with 0 or 1, for a container's health check. It asks the port the gateway was
 * given, so it needs no shell and no other program.
 */
import process from 'node:process'

const TIMEOUT = 4000

const isReady = await fetch(`http://127.0.0.1:${process.env.PORT ?? '8080'}/healthz`, { signal: AbortSignal.timeout(TIMEOUT) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isReady ? 0 : 1
