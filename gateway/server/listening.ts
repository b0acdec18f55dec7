import { once } from 'node:events'
import { createServer } from 'node:net'
import { systemFault } from '../db/backup/systemFault'
import type { Environment } from './environment'
import { StartError } from './startError'

export type Place = { port: number; host: string }
/** The settings that name a place to listen at. */
type Settings = { port: string; host: string }
export const OF_THE_SHOP: Settings = { port: 'PORT', host: 'HOST' }
export const OF_METRICS: Settings = { port: 'METRICS_PORT', host: 'METRICS_HOST' }

/**
 * Fails where a port is taken, as listening on it would, and leaves it free: nothing is written for a gateway that cannot open, and
 * until it is open it refuses connections. A proxy gives a refused call to another gateway, also a write; one that was answered 503 not.
 */
export async function freePorts({ port, host, metrics }: Pick<Environment, 'port' | 'host' | 'metrics'>): Promise<void> {
  await freePort({ port, host }, OF_THE_SHOP)
  if (metrics) await freePort(metrics, OF_METRICS)
}

async function freePort(place: Place, settings: Settings) {
  const server = createServer().listen(place.port, place.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFault(error, place, settings)
  })
  server.close()
  await once(server, 'close')
}

/** Why nobody can listen there, in one sentence. */
export function listenFault(error: unknown, { port, host }: Place, settings: Settings): StartError {
  const code = systemFault(error)?.code ?? String(error)
  if (code === 'EADDRINUSE') return new StartError(`端口 ${port} 已被占用：请先停止占用它的程序，或用 ${settings.port} 指定另一个端口。`)
  if (code === 'EACCES') return new StartError(`没有权限使用端口 ${port}：请用 ${settings.port} 指定 1024 以上的端口。`)
  if (code === 'EADDRNOTAVAIL') return new StartError(`本机没有地址 ${host}：请检查环境变量 ${settings.host}。`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`找不到主机名 ${host}：环境变量 ${settings.host} 应为本机的地址，如 127.0.0.1 或 0.0.0.0。`)
  return new StartError(`不能在 ${host} 的端口 ${port} 上监听（${code}）：请检查环境变量 ${settings.host} 和 ${settings.port}。`)
}
