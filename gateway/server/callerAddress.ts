import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The address limits count by. A client may write anything into `X-Forwarded-For`, so only the entries that `trusted` proxies of
 * our own appended count, from the right. An IPv6 caller owns a whole /64 and is counted by it.
 */
export const addressOfRequest =
  (trusted: number) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) => {
    const forwarded = trusted > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : []
    return countedAs(forwarded.at(-trusted)?.trim() || (socket.remoteAddress ?? ''))
  }

export const callerAddress = (trusted: number) => {
  const addressOf = addressOfRequest(trusted)
  return (context: Context<{ Bindings: HttpBindings }>) => addressOf(context.env.incoming)
}

export function countedAs(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole =
    tail === undefined ? groups : [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
