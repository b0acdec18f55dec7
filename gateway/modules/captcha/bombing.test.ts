import { NO_DEVICE } from '../../../src/lib/noDevice'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { smsTickets } from '../../tables'
import { sha256 } from '../../lib/hash'
import { hmacOf } from '../../kernel/hmac'
import type { Sms } from '../../providers/sms/sms'
import { callerAddress } from '../../server/callerAddress'

const VICTIM = '13912345678'
const ANSWER = 'ACDE'
const MINUTE = 60_000
const DAY = 24 * 3600_000
/** Only a stop: a thousand calls, each several writes, take longer than one test usually may. */
const TIMEOUT_MS = 10 * MINUTE

type Attempt = { phoneNum: string; ticket: string; device?: string; address?: string; headers?: Record<string, string> }

/** A gateway that finds its callers' addresses as the serving one does, and a record of who was sent a message when. */
async function besieged() {
  const sent: Array<{ phone: string; at: number }> = []
  const sms: Sms = { send: async ({ phone }) => void sent.push({ phone, at: gateway.clock.now().getTime() }) }
  const gateway: Gateway = await gatewayAt(undefined, { providers: { sms }, addressOf: callerAddress(0) })
  let tried = 0
  let solvedSoFar = 0
  const attempt = async ({ phoneNum, ticket, device, address, headers = {} }: Attempt) => {
    tried += 1
    const own = device ?? `device-${tried}`
    const remoteAddress = address ?? `10.0.${tried >> 8}.${tried & 255}`
    const reply = await gateway.app.request(
      '/api/smscode',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Device-Id': own, ...headers },
        body: JSON.stringify({ phoneNum, ticket, validCode: ANSWER }),
      },
      { incoming: { headers: Object.fromEntries(new Headers(headers)), socket: { remoteAddress } } },
    )
    return reply.status
  }
  /** A ticket whose picture somebody read right. */
  const solved = async (phoneNum: string) => {
    solvedSoFar += 1
    const ticket = `ticket-${String(solvedSoFar).padStart(25, '0')}`
    await gateway.db.insert(smsTickets).values({
      ticketHash: sha256(ticket),
      phoneHmac: await hmacOf(gateway.db, phoneNum),
      answerHash: sha256(`${ticket}:${ANSWER}`),
      expiresAt: new Date(gateway.clock.now().getTime() + 5 * MINUTE),
    })
    return ticket
  }
  return { gateway, sent, attempt, solved, tried: () => tried }
}

const phone = (place: number) => `137${String(place).padStart(8, '0')}`
const inTurns = async (times: number, atOnce: number, work: (place: number) => Promise<unknown>) => {
  for (let from = 0; from < times; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, times - from) }, (_, place) => work(from + place)))
}
/** The most messages one phone got in any such stretch of time. */
const mostIn = (sent: Array<{ phone: string; at: number }>, stretch: number) =>
  Math.max(0, ...sent.map(({ phone: own, at }) => sent.filter((one) => one.phone === own && one.at >= at && one.at < at + stretch).length))

describe('a thousand tries to make the shop send text messages', () => {
  it(
    'reach a phone once a minute and ten times a day at most, and never with a used ticket',
    async () => {
      const { gateway, sent, attempt, solved, tried } = await besieged()

      const reused = await solved(VICTIM)
      await inTurns(200, 50, () => attempt({ phoneNum: VICTIM, ticket: reused }))
      expect(sent).toHaveLength(1)

      await inTurns(150, 50, async () => attempt({ phoneNum: VICTIM, ticket: await solved(phone(0)) }))
      expect(sent).toHaveLength(1)

      gateway.clock.advance(61)
      await inTurns(200, 50, async () => attempt({ phoneNum: VICTIM, ticket: await solved(VICTIM) }))
      expect(sent).toHaveLength(2)

      for (let minute = 0; minute < 150; minute += 1) {
        gateway.clock.advance(9 * 60)
        await attempt({ phoneNum: VICTIM, ticket: await solved(VICTIM) })
      }
      const toVictim = sent.filter((one) => one.phone === VICTIM)
      expect([mostIn(toVictim, MINUTE), mostIn(toVictim, DAY)]).toEqual([1, 10])

      const before = sent.length
      await inTurns(150, 50, async (place) => {
        const forged = `192.0.2.${place}`
        const headers = {
          'X-Forwarded-For': forged,
          'X-Real-IP': forged,
          Forwarded: `for=${forged}`,
          'CF-Connecting-IP': forged,
          'True-Client-IP': forged,
        }
        return attempt({ phoneNum: phone(1 + place), ticket: await solved(phone(1 + place)), address: '198.51.100.7', headers })
      })
      expect(sent.length - before).toBe(20)

      const after = sent.length
      await inTurns(150, 50, async (place) =>
        attempt({ phoneNum: phone(1000 + place), ticket: await solved(phone(1000 + place)), address: '198.51.100.8', device: NO_DEVICE }),
      )
      expect(sent.length - after).toBe(5)

      expect(tried()).toBe(1000)
      expect([mostIn(sent, MINUTE), mostIn(sent, DAY)]).toEqual([1, 10])
    },
    TIMEOUT_MS,
  )
})
