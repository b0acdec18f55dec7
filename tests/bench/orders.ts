import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import type { Settlement } from '../../src/contract/cart'
import { members } from '../journeys/support/people'
import { ms, percentile } from './format'
import { cpuOf } from './processCost'
import { seededFolder, withGateway } from './shop'

const SHOPPERS = 20
const LASTS = 10_000
/** A product of the seed that everybody may buy. */
const SKU = '110011-1'

/** Orders a second: settle one packing, read the settlement, submit it with an idempotency key; 20 at once for ten seconds. */
export async function orders() {
  const sessions = JSON.parse(readFileSync(path.join(seededFolder(), 'sessions.json'), 'utf8')) as Record<string, string>
  const token = sessions[members.zhou.memberId] ?? ''
  const row = await withGateway(async ({ address, pid }) => {
    const call = callerOf(address, token)
    const took: number[] = []
    const refusals = new Map<string, number>()
    const until = Date.now() + LASTS
    const before = cpuOf(pid)
    const shopper = async () => {
      while (Date.now() < until) {
        const began = performance.now()
        try {
          await placeOrder(call)
          took.push(performance.now() - began)
        } catch (refusal) {
          const words = refusal instanceof Error ? refusal.message : String(refusal)
          refusals.set(words, (refusals.get(words) ?? 0) + 1)
        }
      }
    }
    await Promise.all(Array.from({ length: SHOPPERS }, shopper))
    const cpu = (cpuOf(pid) - before) / Math.max(1, took.length)
    const refused = [...refusals].map(([words, count]) => `${count} × ${words}`).join('; ')
    return [((took.length * 1000) / LASTS).toFixed(1), ms(percentile(took, 0.5)), ms(percentile(took, 0.95)), ms(cpu), refused]
  })
  console.log(asColumns({ headings: ['orders/s', 'p50', 'p95', 'CPU/order', 'refused'], rows: [row] }))
}

type Call = <Answer>(line: string, body?: object) => Promise<Answer>

function callerOf(address: string, token: string): Call {
  return async <Answer>(line: string, body?: object) => {
    const [method, place] = line.split(' ')
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
    const reply = await fetch(`${address}/api${place}`, { method: method ?? 'GET', headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = (await reply.json()) as Answer & { message?: string }
    if (!reply.ok) throw new Error(`${line.split('?')[0]?.replace(/[\w-]{16,}/, '…')}: ${reply.status} ${answer.message ?? ''}`)
    return answer
  }
}

async function placeOrder(call: Call) {
  const { settleId } = await call<{ settleId: string }>('POST /purchase', { skus: [{ skuCode: SKU, quantity: 1 }] })
  const settlement = await call<Settlement>(`GET /settlement/${settleId}?couponId=none`)
  const { address, deliveryId, payable, consents } = settlement
  const agreed = consents.map(({ document, version }) => ({ document, version }))
  await call('POST /orders', {
    settleId,
    addressId: address?.id,
    couponId: null,
    deliveryId,
    note: '',
    expectedTotal: payable,
    originType: 43,
    consents: agreed,
  })
}
