import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Member } from './people'

type Order = { orderCode: string; status: number }

/** What happens to a member's session at the gateway, behind the back of the phone that holds its token. */
export function sessionAtGateway(address: string, { memberId }: Member) {
  const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
  const ask = async (method: string, at: string) => {
    const reply = await fetch(`${address}/api${at}`, { method, headers: { Authorization: `Bearer ${sessions[memberId]}` } })
    if (!reply.ok) throw new Error(`${method} ${at} answered ${reply.status}`)
    return (await reply.json()) as unknown
  }
  return {
    end: () => ask('DELETE', '/session'),
    async orderIn(status: number): Promise<string> {
      const { results } = (await ask('GET', '/orders?tab=all&page=1&size=20')) as { results: Order[] }
      const found = results.find((order) => order.status === status)
      if (!found) throw new Error(`${memberId} has no order in state ${status}`)
      return found.orderCode
    },
  }
}
