import { eq, isNull } from 'drizzle-orm'
import { MINUTE } from '../../../src/lib/duration'
import { endGateways, startGateway, type GatewayProcess } from '../../../tests/support/gatewayProcess'
import { leaveReport } from '../../../tests/support/leaveReport'
import { openLocalPush } from '../../../tests/support/localPush'
import { shopData } from '../../../tests/support/shopData'
import type { Db } from '../../db/open'
import { jobLeases, messageDeliveries, messages, pushClients } from '../../tables'
import { openSession } from '../../kernel/session'
import { inTransaction } from '../../kernel/transaction'
import { notify } from './notify'

/** `EVENTS=1000` for an acceptance. */
const EVENTS = Number(process.env.EVENTS ?? 60)
const [MEMBER, OTHER] = ['zhoulan', 'linxiuzhi'] as const

afterAll(endGateways)

/** Every event is told twice, as it is by two gateways that both see it. */
const happen = (db: Db) =>
  inTransaction(db, async (tx) => {
    const client = { provider: 'fcm', at: new Date() }
    await tx.insert(pushClients).values([
      { deviceId: 'phone', memberId: MEMBER, clientId: 'installation', ...client },
      { deviceId: 'lost', memberId: OTHER, clientId: 'gone-installation', ...client },
    ])
    for (const [memberId, deviceId] of [
      [MEMBER, 'phone'],
      [OTHER, 'lost'],
    ] as const)
      await openSession(tx, { memberId, deviceId, channel: 'app', now: new Date() })
    const paid = (memberId: string, event: string) =>
      notify(tx, {
        template: 'orderPaid',
        memberId,
        event,
        words: { orderCode: event, amount: '¥1.00', time: '今天', shop: '青禾' },
        // Long enough ago that it leaves the shop now.
        at: new Date(Date.now() - MINUTE),
      })
    for (let nth = 0; nth < EVENTS; nth += 1) for (const isFirst of [true, false]) expect(await paid(MEMBER, `event-${nth}`)).toBe(isFirst)
    await paid(OTHER, 'event-of-another')
  })

/** As if its minute and the pause before the next attempt were over: nothing here waits for time. */
async function timePasses(db: Db) {
  await db
    .update(jobLeases)
    .set({ heldUntil: new Date(0) })
    .where(eq(jobLeases.job, 'deliverMessages'))
  await db.update(messageDeliveries).set({ nextAttemptAt: new Date() }).where(isNull(messageDeliveries.outcome))
}

it('shows each message once, though the gateway that sends is killed in the middle', async () => {
  const { kind, env, look, remove } = await shopData()
  await look(happen)
  const gateways = new Map<string, GatewayProcess>()
  let done: () => void = () => undefined
  const allShown = new Promise<void>((resolve) => (done = resolve))
  let killed: Promise<unknown> | undefined
  const push = await openLocalPush({
    gone: 'gone-installation',
    onRequest: (count, { token }) => {
      if (count >= EVENTS / 2) killed ??= gateways.get(token)?.stop('SIGKILL').then(resume)
      if (push.shown.size === EVENTS) done()
    },
  })
  const open = async (token: string) => {
    gateways.set(token, await startGateway({ ...env, LOG: 'off', PUSH_URL: push.url, PUSH_TOKEN: token }))
  }
  // The other gateway on PostgreSQL goes on; the embedded shop is started anew.
  const resume = async () => {
    await look(timePasses)
    if (kind === 'PGlite') await open('again')
  }
  await Promise.all(kind === 'PGlite' ? [open('one')] : [open('one'), open('two')])
  await allShown
  await killed
  await Promise.all([...gateways.values()].map(({ stop }) => stop()))
  push.close()
  const [told, outcomes, clients] = await look((db) =>
    Promise.all([
      db.select({ event: messages.event }).from(messages).where(eq(messages.memberId, MEMBER)),
      db.select({ outcome: messageDeliveries.outcome }).from(messageDeliveries),
      db.select({ deviceId: pushClients.deviceId }).from(pushClients),
    ]),
  )
  await remove()
  expect(new Set(push.heard.map(({ token }) => token)).size).toBe(2)
  expect(told.filter(({ event }) => event.startsWith('event-')).length).toBe(EVENTS)
  expect([push.shown.size, outcomes.filter(({ outcome }) => outcome === 'sent').length]).toEqual([EVENTS, EVENTS])
  expect([outcomes.length - EVENTS, clients]).toEqual([1, [{ deviceId: 'phone' }]])
  const again = push.heard.length - EVENTS - 1
  expect(again).toBeLessThanOrEqual(1)
  leaveReport(
    `messages-${kind}.txt`,
    `${kind}: ${EVENTS} events, each told twice, SIGKILL in the middle: each shown once; ${again} sent again.`,
  )
}, 240_000)
