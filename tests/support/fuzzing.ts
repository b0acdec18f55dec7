import fc from 'fast-check'
import { members, orders, packings, products } from '../../gateway/tables'
import { requestLog } from '../../gateway/server/requestLog'
import { requestsFor, sendRequest, type Operation } from './contractRequests'
import { gatewayAt, type Gateway } from './gateway'
import { AGREEMENTS } from './gatewayLogin'
import { listening } from './heardLog'

export type FuzzedShop = {
  gateway: Gateway
  /** Values that exist in the shop, to get past the first check. */
  known: string[]
  /** Words that no line of the log may hold. */
  personal: string[]
  /** Answers by hundreds of their status, to see that the described requests get past the door. */
  answered: Record<string, number>
}

export async function shopToFuzz(): Promise<FuzzedShop> {
  const gateway = await gatewayAt(undefined, { log: requestLog })
  const [someProducts, somePackings, someOrders, people] = await Promise.all([
    gateway.db.select().from(products).limit(8),
    gateway.db.select().from(packings).limit(8),
    gateway.db.select().from(orders).limit(4),
    gateway.db.select().from(members),
  ])
  const known = [
    ...someProducts.flatMap(({ productCode, categoryId, name }) => [productCode, categoryId, name]),
    ...somePackings.map(({ skuCode }) => skuCode),
    ...someOrders.map(({ orderCode }) => orderCode),
    ...['clause', 'privacy', 'anxin', 'bank', '13800008850', '感冒', 'bl', '118.8', '32.06', AGREEMENTS],
  ]
  const personal = [gateway.chen.token, ...people.flatMap(({ phone, nickname }) => [phone, nickname])]
  return { gateway, known, personal, answered: {} }
}

/** Logging out is meant to work, and would end the session of every call after it. */
const ENDING = new Set(['account.logout', 'account.endSessions', 'agreement.withdraw'])

let caller = 0
/** Every request comes from another device and address: limits are not what this is about. */
function nextCaller() {
  caller += 1
  return { device: `device-${caller}`, address: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` }
}

type Fuzzing = { spoilt: boolean; runs: number; seed?: number }

/** Sends many requests to one call. Answers what went wrong, with the smallest request that shows it, or nothing. */
export async function fuzz(shop: FuzzedShop, operation: Operation, { spoilt, runs, seed }: Fuzzing): Promise<string | undefined> {
  const { gateway, known, personal, answered } = shop
  const heard = listening()
  const requests = fc.tuple(requestsFor(operation, known, spoilt), fc.boolean())
  const isSound = fc.asyncProperty(requests, async ([request, asMember]) => {
    const token = asMember && !ENDING.has(operation.operationId) ? { token: gateway.chen.token } : {}
    const reply = await sendRequest(gateway.app, operation, request, { ...nextCaller(), ...token })
    const answer = (await reply.json()) as { code?: unknown; message?: unknown }
    const kind = `${spoilt ? 'hostile' : 'described'} ${Math.floor(reply.status / 100)}xx`
    answered[kind] = (answered[kind] ?? 0) + 1
    // An answer against the contract is a fault of the gateway, too.
    if (reply.status >= 500) throw new Error(`${reply.status}: ${heard.lines().at(-1)?.err ?? ''}`)
    if (reply.status >= 400 && !isFailure(answer))
      throw new Error(`${reply.status} without a code or a sentence: ${JSON.stringify(answer)}`)
  })
  const details = await fc.check(isSound, { numRuns: runs, ...(seed !== undefined && { seed }) })
  heard.end()
  if (details.failed) return `${operation.operationId}: ${fc.defaultReportMessage(details)}`
  if (({} as { x?: unknown }).x !== undefined) return `${operation.operationId}: a prototype was changed`
  const told = personal.filter((word) => heard.text().includes(word))
  return told.length > 0 ? `${operation.operationId}: the log tells ${told.join(', ')}` : undefined
}

const isFailure = ({ code, message }: { code?: unknown; message?: unknown }) =>
  typeof code === 'string' && typeof message === 'string' && /[\u4e00-\u9fff]/.test(message)
