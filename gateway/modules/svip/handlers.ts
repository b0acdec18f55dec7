import { svip, SVIP_DOCUMENTS } from '../../../src/contract/svip'
import { implement } from '../../kernel/implement'
import { log } from '../../lib/log'
import { agreedTo } from '../agreement/agreedTo'
import { sendRefunds } from '../pay/sendRefunds'
import { buySvip, cancelSvip, closeOther } from './buy'
import { giveBack, quoteOf } from './giveBack'
import { discountLogsOf } from './logs'
import { overviewOf } from './overview'
import { codeOf } from './cardCode'
import { shownPauseOf } from './pauses'
import './payableSvip'
import { rightsIn } from './plans'
import './serviceOrders'
import { open, send, sendsOf, sentOf, withdraw } from './sends'
import { boughtRowsOf, ownSvipOrder, shownOrder } from './standing'
import { subjectOfSvip } from './subjectOfSvip'

export const svipHandlers = implement(svip, {
  overview: ({ db, memberId, now }) => overviewOf(db, { memberId, now }),

  buy: async ({
    db,
    providers: { fileKeys: ring, bank },
    memberId,
    deviceId,
    channel,
    now,
    body: { planId, price, agreements },
    idempotent,
  }) => {
    const agreed = await agreedTo(db, agreements, now, SVIP_DOCUMENTS)
    await closeOther({ db, ring, bank, now }, { memberId, planId, price })
    const acting = { memberId, deviceId, channel, now }
    return idempotent(async (tx) => ({ orderId: await buySvip(tx, { planId, price, agreed, ...acting }) }))
  },

  order: async ({ db, memberId, now, params: { orderId } }) => {
    const row = await ownSvipOrder(db, { memberId, orderId })
    const rights = rightsIn(row.terms)
    const pause = await shownPauseOf(db, memberId, now)
    return {
      order: shownOrder(row, now, pause?.state === 'paused'),
      rights,
      refund: await quoteOf(db, row, now),
      serverTime: now.toISOString(),
    }
  },

  orders: async ({ db, memberId, now }) => {
    const rows = await boughtRowsOf(db, memberId)
    const pause = await shownPauseOf(db, memberId, now)
    return { orders: rows.map((row) => shownOrder(row, now, pause?.state === 'paused')), serverTime: now.toISOString() }
  },

  cancel: async ({ db, providers: { fileKeys: ring, bank }, memberId, now, params: { orderId } }) => {
    await cancelSvip({ db, ring, bank, now }, { memberId, orderId })
    return { done: true as const }
  },

  refund: async ({ db, providers: { bank }, memberId, now, params: { orderId }, body, idempotent }) => {
    const back = await idempotent((tx) => giveBack(tx, { memberId, orderId, back: body.back, now }))
    const subject = subjectOfSvip(orderId)
    await sendRefunds({ db, bank, now, subject }).catch((error: unknown) => log.error({ err: error }, `SVIP ${orderId} 的退款稍后重试`))
    return { back }
  },

  qrCode: ({ db, memberId, now }) => codeOf(db, { memberId, now }),

  sends: ({ db, memberId, now }) => sendsOf(db, { memberId, now }),
  send: ({ idempotent, memberId, now }) => idempotent((tx) => send(tx, { memberId, now })),
  withdraw: async ({ transaction, memberId, params: { sendId } }) => {
    await transaction((tx) => withdraw(tx, { memberId, sendId }))
    return { done: true as const }
  },
  sent: ({ db, now, params: { sendId } }) => sentOf(db, sendId, now),
  open: ({ idempotent, memberId, now, params: { sendId } }) => idempotent((tx) => open(tx, { memberId, sendId, now })),

  discountLogs: ({ db, memberId, now, query: { yearMonth } }) => discountLogsOf(db, { memberId, yearMonth, now }),
})
