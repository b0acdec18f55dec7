import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ConsultationDraft } from '../../../src/contract/consultationForm'
import type { Member } from './people'

type Order = { orderCode: string; status: number }

/** What happens to a member's session at the gateway, behind the back of the phone that holds its token. */
export function sessionAtGateway(address: string, { memberId }: Member) {
  const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
  const ask = async (method: string, at: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${sessions[memberId]}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
    const reply = await fetch(`${address}/api${at}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    if (!reply.ok) throw new Error(`${method} ${at} answered ${reply.status}`)
    return (await reply.json()) as unknown
  }
  return {
    end: () => ask('DELETE', '/session'),
    /** Fills in a form of a consultation for the member's first patient, on another phone. */
    async keepsConsultation(draft: ConsultationDraft) {
      const { results } = (await ask('GET', '/patients')) as { results: Array<{ id: string }> }
      await ask('PUT', '/consultations/draft', { patientId: results[0]?.id, ...draft })
    },
    async orderIn(status: number): Promise<string> {
      const { results } = (await ask('GET', '/orders?tab=all&page=1&size=20')) as { results: Order[] }
      const found = results.find((order) => order.status === status)
      if (!found) throw new Error(`${memberId} has no order in state ${status}`)
      return found.orderCode
    },
  }
}
