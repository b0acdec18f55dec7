import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address limits count by. A client may write anything into `X-Forwarded-For`, so only the entries that `trusted` proxies of
 * our own appended count, from the right. An IPv6 caller owns a whole /64 and is counted by it.
 */
export const callerAddress = (trusted: number) => (context: Context) => {
  const forwarded = trusted > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim()) : []
  return countedAs(forwarded.at(-trusted) || (getConnInfo(context).remote.address ?? ''))
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
