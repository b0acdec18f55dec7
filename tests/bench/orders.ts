import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { asColumns } from '../../scripts/lists/asColumns'
import type { Settlement } from '../../src/contract/settlement'
import { ProductStatus, type ProductCard } from '../../src/contract/productCard'
import { members } from '../journeys/support/people'
import { liftLimits } from '../support/liftLimits'
import { ms, percentile } from './format'
import { FIRST_CODE, importSynthetic } from './importSynthetic'
import { cpuOf } from './processCost'
import { seededFolder, withGateway } from './shop'

const SHOPPERS = 20
const DURATION_MS = 10_000
const PRODUCTS = 200

/**
 * Orders a second: settle one packing, read the settlement, submit it with an idempotency key; 20 at once for ten seconds. The products are
 * imported ones, of which there are a million each and no limit a shopper.
 */
export async function orders() {
  const sessions = JSON.parse(readFileSync(path.join(seededFolder(), 'sessions.json'), 'utf8')) as Record<string, string>
  const token = sessions[members.zhou.memberId] ?? ''
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-orders-'))
  const data = path.join(folder, 'data')
  cpSync(path.join(seededFolder(), 'data'), data, { recursive: true })
  await importSynthetic(PRODUCTS, data)
  const { db, close } = await openDatabase({ tables, dataDir: data, migrationsFolder: path.resolve('gateway/db/migrations') })
  await liftLimits(db)
  await close()
  const row = await withGateway(async ({ address, pid }) => {
    const call = callerOf(address, token)
    const skus = await skusForAnyone(call)
    const took: number[] = []
    const refusals = new Map<string, number>()
    const until = Date.now() + DURATION_MS
    const before = cpuOf(pid)
    const shopper = async () => {
      while (Date.now() < until) {
        const began = performance.now()
        try {
          await placeOrder(call, skus[took.length % skus.length] ?? '')
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
    return [((took.length * 1000) / DURATION_MS).toFixed(1), ms(percentile(took, 0.5)), ms(percentile(took, 0.95)), ms(cpu), refused]
  }, data)
  rmSync(folder, { recursive: true, force: true })
  console.log(asColumns({ headings: ['orders/s', 'p50', 'p95', 'CPU/order', 'refused'], rows: [row] }))
}

export type Call = <Answer>(line: string, body?: object) => Promise<Answer>

/** Calls of one member; each write has an idempotency key of its own. */
export function callerOf(address: string, token: string): Call {
  return async <Answer>(line: string, body?: object) => {
    const [method, place] = line.split(' ')
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
    const reply = await fetch(`${address}/api${place}`, { method: method ?? 'GET', headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = (await reply.json()) as Answer & { message?: string }
    if (!reply.ok) throw new Error(`${line.split('?')[0]?.replace(/[\w-]{16,}/, '…')}: ${reply.status} ${answer.message ?? ''}`)
    return answer
  }
}

/** Packings of the imported products that need no prescription. */
async function skusForAnyone(call: Call): Promise<string[]> {
  const ids = Array.from({ length: PRODUCTS }, (_, place) => FIRST_CODE + place).slice(0, 50)
  const { results } = await call<{ results: ProductCard[] }>(`GET /products/batch?ids=${ids.join(',')}`)
  return results.filter(({ mark, status }) => mark !== 'rx' && status === ProductStatus.onShelf).map(({ skuCode }) => skuCode)
}

/** What a shopper's order asks: settles one packing, reads the settlement, submits it. */
export async function placeOrder(call: Call, skuCode: string): Promise<string> {
  const { settleId } = await call<{ settleId: string }>('POST /purchase', { skus: [{ skuCode, quantity: 1 }] })
  const settlement = await call<Settlement>(`GET /settlement/${settleId}?couponId=none`)
  const { address, deliveryId, payable, consents } = settlement
  const agreed = consents.map(({ document, version }) => ({ document, version }))
  const { orderCode } = await call<{ orderCode: string }>('POST /orders', {
    settleId,
    addressId: address?.id,
    couponId: null,
    deliveryId,
    note: '',
    expectedTotal: payable,
    originType: 43,
    consents: agreed,
  })
  return orderCode
}

/** As many orders of a member may wait for payment: the limits of the next one look at each of them. */
const WAITING = 5

/** Milliseconds of the gateway's CPU an order; those that wait are cancelled between the measurements, which costs nobody's order anything. */
export async function cpuOfOrders(
  { pid, call, skus }: { pid: number; call: Call; skus: readonly string[] },
  count: number,
): Promise<number> {
  let spent = 0
  for (let placed = 0; placed < count; placed += WAITING) {
    const waiting: string[] = []
    const before = cpuOf(pid)
    for (let at = placed; at < placed + WAITING; at += 1) waiting.push(await placeOrder(call, skus[at % skus.length] ?? ''))
    spent += cpuOf(pid) - before
    for (const orderCode of waiting) await call(`PUT /orders/${orderCode}/cancel`, { reason: '不想要了' })
  }
  return spent / count
}
