/*
 * Whether the gateway on this machine lives: ends with 0 or 1, for a container's health check. It asks `/livez` and not `/readyz`: whoever
 * restarts what is unhealthy must not restart it because the database is away or too many come. It asks the port the gateway was given,
 * so it needs no shell and no other program.
 */
import process from 'node:process'

const TIMEOUT_MS = 4000

const isAlive = await fetch(`http://127.0.0.1:${process.env.PORT ?? '8080'}/livez`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isAlive ? 0 : 1
