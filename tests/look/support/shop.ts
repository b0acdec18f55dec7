import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { putReceived } from '../../journeys/support/putReceived'
import { seededShop } from '../../journeys/support/seededShop'
import { members, type Member } from '../../journeys/support/people'
import { closeBrowsers, newDevice, type Screen } from './device'
import type { Look } from './looks'

let gateway: GatewayProcess | undefined

const folder = () => process.env.JOURNEYS ?? ''
const tokens = () => JSON.parse(readFileSync(path.join(folder(), 'sessions.json'), 'utf8')) as Record<string, string>

/** The shop of a test file, as it is shipped, at the fixed time. A parcel stands still for a test's length. */
export const shop = {
  get address(): string {
    if (!gateway) throw new Error('The shop is not open yet')
    return gateway.address
  },

  /** Asks the shop's own interface, as a member where one is given. */
  async ask<T>(call: string, { as, body }: { as?: Member; body?: object } = {}): Promise<T> {
    const [method, where] = call.split(' ')
    const reply = await fetch(`${shop.address}/api${where ?? ''}`, {
      ...(method && { method }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(as && { authorization: `Bearer ${tokens()[as.memberId] ?? ''}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json()) as T
    if (!reply.ok) throw new Error(`${call}: ${reply.status} ${JSON.stringify(answer)}`)
    return answer
  },

  /** A page of a new device; close its context after use. */
  async page(look: Look, { as, ...rest }: { as?: Member | undefined; screen?: Screen | undefined; chosen?: boolean } = {}): Promise<Page> {
    return (await newDevice(shop.address, look, { session: as && shop.sessionOf(as), ...rest })).newPage()
  },

  /** What a device of a member has stored of her being logged in. */
  sessionOf: (as: Member) => ({ token: tokens()[as.memberId], userId: as.memberId, nickname: as.name, phoneNum: as.phone }),

  /** Forgets everything that was done in the shop. */
  async renew() {
    await gateway?.close()
    gateway = await open()
  },

  /** An order is received, as one that may be asked about after the sale. */
  async receives(orderCode: string) {
    if (gateway) await putReceived(gateway, orderCode)
  },

  smsCodeFor: (phone: string) => gateway?.smsCodeFor(phone) ?? Promise.reject(new Error('The shop is not open yet')),
}

export { members }

function open(): Promise<GatewayProcess> {
  const clock = { NODE_OPTIONS: [process.env.NODE_OPTIONS, process.env.LOOK_CLOCK].filter(Boolean).join(' ') }
  // What a picture is of is arranged in the browser.
  return GatewayProcess.start(seededShop(), { ...clock, COURIER_SPEED: '1', RENDER: '0' })
}

beforeAll(async () => {
  gateway = await open()
})

afterAll(async () => {
  await closeBrowsers()
  await gateway?.close()
})
