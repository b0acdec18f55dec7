import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { chat, CLIENT_TYPE } from '../../../src/contract/chat'
import { hoursText } from '../../../src/lib/hoursText'
import { implement } from '../../kernel/implement'
import { appraise } from './appraise'
import { questionsLike } from '../frequentQuestion/questionTable'
import { askQuestion } from './askQuestion'
import { orderCards, ownCard } from './cards'
import { conversationOf } from './conversationOf'
import { DESK_ROWS, needDeskConsent } from './desks'
import { dutyAt, refuseOffDuty } from './duty'
import { HEARTBEAT_SECONDS, socketPathOf } from './host'
import { isTaken } from './isTaken'
import { countLeft, leaveMessage, leftOf } from './leftMessages'
import { markRead } from './markRead'
import { messagesOf } from './messagesOf'
import { conversationOfMember, lockedOwn, opened, ownConversation, refuseOtherKind } from './ownConversation'
import { dangerIn } from './dangerIn'
import { askedSince } from './robotPast'
import { rowsAfter, rowsBefore } from './record'
import { sendMessage } from './sendMessage'
import { chooseDesk, endSession, handToDesk } from './sessions'
import { newToken } from './tokens'

const shownQuestions = (rows: readonly QuestionRow[]) => rows.map(({ questionId, question, topic }) => ({ questionId, question, topic }))

export const chatHandlers = implement(chat, {
  host: ({ db }) => Promise.resolve({ socket: socketPathOf(db), heartbeat: HEARTBEAT_SECONDS, clientType: CLIENT_TYPE }),

  token: ({ db, memberId, sessionId = '', now }) => newToken(db, { memberId, sessionId, now }),

  auto: async ({ db, now, query: { desk } }) => {
    const { weekly, online, changesAt } = await dutyAt(db, now)
    const { greeting } = DESK_ROWS[desk]
    return {
      greeting,
      hours: hoursText(weekly),
      online,
      changesAt: changesAt?.toISOString() ?? null,
      questions: shownQuestions(await questionsLike(db, '')),
    }
  },

  questions: async ({ db, query: { keyword = '' } }) => ({ results: shownQuestions(await questionsLike(db, keyword)) }),

  card: ({ db, providers: { fileKeys: ring }, memberId, now, query }) => ownCard({ db, ring, memberId, now }, query),

  orders: ({ db, providers: { fileKeys: ring }, memberId, query }) => orderCards({ db, ring }, { memberId, ...query }),

  current: async ({ db, memberId, now }) => {
    const row = await conversationOfMember(db, memberId)
    return { conversation: row ? await conversationOf(db, row, now) : null }
  },

  open: async ({ memberId, now, body: { desk, website }, transaction }) =>
    transaction(async (tx) => {
      await needDeskConsent(tx, { memberId, desk, now })
      const standing = await opened(tx, { memberId, desk, website, now })
      const row = isTaken(standing, now) ? standing : await chooseDesk(tx, { conversation: standing, desk })
      return conversationOf(tx, row, now)
    }),

  record: async ({ db, providers: { fileKeys: ring }, memberId, now, params, query }) => {
    const { conversationId } = await ownConversation(db, { memberId, ...params })
    const { rows, hasMore } = await rowsBefore(db, { conversationId, ...query })
    return { results: await messagesOf({ db, ring, memberId, now }, rows), hasMore }
  },

  changes: async ({ db, providers: { fileKeys: ring }, memberId, now, params, query: { after } }) => {
    const conversation = await ownConversation(db, { memberId, ...params })
    const { rows, reload } = await rowsAfter(db, { conversation, after })
    const results = await messagesOf({ db, ring, memberId, now }, rows)
    return { conversation: await conversationOf(db, conversation, now), results, reload }
  },

  send: async ({ db, providers: { fileKeys: ring }, memberId, now, params, body: form, transaction }) => {
    const danger = form.kind === 'text' ? await dangerIn(db, form.text) : undefined
    const message = await transaction((tx) => sendMessage(tx, { ring, memberId, ...params, form, danger, now }))
    const [sent] = await messagesOf({ db, ring, memberId, now }, [message])
    if (!sent) throw new Error('a message has no view')
    return sent
  },

  ask: async ({ db, providers: { fileKeys: ring }, memberId, now, params, body, transaction }) => {
    const all = await transaction((tx) => askQuestion(tx, { ring, memberId, ...params, ...body, now }))
    return { results: await messagesOf({ db, ring, memberId, now }, all) }
  },

  read: async ({ db, memberId, now, params, body: { seq }, transaction }) => {
    const { conversationId } = await ownConversation(db, { memberId, ...params })
    await transaction((tx) => markRead(tx, { memberId, conversationId, seq, now }))
    return { done: true as const }
  },

  transfer: async ({ providers: { fileKeys: ring }, memberId, now, params, body: { desk }, transaction }) =>
    transaction(async (tx) => {
      const conversation = await lockedOwn(tx, { memberId, ...params })
      refuseOtherKind(conversation)
      await needDeskConsent(tx, { memberId, desk, now })
      await refuseOffDuty(tx, { ...conversation, staffId: null }, now)
      return conversationOf(
        tx,
        await handToDesk(tx, { ring, conversation, desk, since: await askedSince(tx, { ring, conversation }), now }),
        now,
      )
    }),

  end: async ({ providers: { fileKeys: ring }, memberId, now, params, transaction }) =>
    transaction(async (tx) => {
      const { conversationId } = await lockedOwn(tx, { memberId, ...params })
      return conversationOf(tx, await endSession(tx, { ring, conversationId, by: 'member', now }), now)
    }),

  appraise: async ({ memberId, now, params, body, transaction }) =>
    transaction(async (tx) => {
      const conversation = await lockedOwn(tx, { memberId, ...params })
      await appraise(tx, { conversation, memberId, ...body, now })
      return conversationOf(tx, conversation, now)
    }),

  leave: async ({ db, providers: { fileKeys: ring }, memberId, deviceId, address, now, body, idempotent }) => {
    await countLeft(db, { memberId, deviceId, address }, now)
    return idempotent((tx) => leaveMessage(tx, { ring, memberId, ...body, phone: body.phone, now }))
  },

  left: ({ db, providers: { fileKeys: ring }, memberId, query }) => leftOf(db, { ring, memberId, ...query }),
})
