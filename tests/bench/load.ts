import autocannon from 'autocannon'
import { percentile } from './format'
import { cpuOf } from './processCost'

export const CONNECTIONS = 50
/** Seconds. */
const WARM_UP = 2
const DURATION_S = 10

export type Load = {
  /** How long the very first answer took. */
  first: number

  perSecond: number
  p50: number
  p95: number
  /** Milliseconds of the gateway's CPU a request. */ cpu: number
  failures: number
}

type Aim = { address: string; pid: number; paths: readonly string[]; headers?: Record<string, string>; connections?: number }

/** Milliseconds of the gateway's CPU a request, while it is asked for these paths in turn for some seconds. */
export async function cpuUnder({ address, pid, paths, headers = {}, connections = CONNECTIONS }: Aim, seconds: number): Promise<number> {
  const before = cpuOf(pid)
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
  const { requests: sent, non2xx } = await autocannon({ url: address, connections, requests, duration: seconds })
  if (non2xx > 0) throw new Error(`${paths[0]}: ${non2xx} requests failed`)
  return (cpuOf(pid) - before) / sent.total
}

/** What a gateway does when 50 connections, or as many as are named, ask for these paths in turn, each as soon as it has its answer, for ten seconds. */
export async function underLoad({ address, pid, paths, headers = {}, connections = CONNECTIONS }: Aim): Promise<Load> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
  const aim = { url: address, connections, requests }
  const asked = performance.now()
  await fetch(address + (paths[0] ?? '/'), { headers }).then((reply) => reply.text())
  const first = performance.now() - asked
  await autocannon({ ...aim, duration: WARM_UP })
  const before = cpuOf(pid)
  const times: number[] = []
  const run = autocannon({ ...aim, duration: DURATION_S })
  run.on('response', (_client, _status, _bytes, time) => times.push(time))
  const { non2xx, '3xx': unchanged, errors } = await run
  return {
    first,
    perSecond: times.length / DURATION_S,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpu: (cpuOf(pid) - before) / times.length,
    // The gateway redirects nobody: 3xx is 304, an answer.
    failures: non2xx - unchanged + errors,
  }
}
