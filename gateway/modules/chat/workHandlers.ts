import { chat, desksOf } from '../../../counter/contract/chat'
import { notFound } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { queueTargetsOf } from '../waiting/queueTargets'
import { cardKey } from './cards'
import { colleaguesOf, endOwn, handOver } from './handOver'
import { productsNamed } from './productsNamed'
import { questionnaireCards } from './questionnaireCards'
import { quickRepliesOf } from './quickReplies'
import { factsOf } from './staffFacts'
import { sendAsStaff } from './sendAsStaff'
import { answerLeft, listLeft, standingLeft } from './staffLeft'
import { pictureOfMessage, staffCards, staffChanges, staffRecord } from './staffRecord'
import { keepSeats, opensTo, seenConversation, takeSeat } from './staffSeat'
import { listChats, listedChat, type StaffViewing } from './staffViews'

const recordOf = (conversationId: string) => `chat:${conversationId}`

export const chatWorkHandlers = implementWork(chat, {
  list: async ({ db, providers: { fileKeys: ring }, now, staff: by, query }) => ({
    ...(await listChats({ db, ring, by, now }, query)),
    targetMinutes: (await queueTargetsOf(db)).chats,
  }),

  detail: async ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId } }) => {
    const row = await seenConversation(db, by, conversationId)
    const viewing = { db, ring, by, now }
    return { ...(await listed(viewing, conversationId)), ...(await factsOf(viewing, row)) }
  },

  record: async ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, query }) => {
    const row = await seenConversation(db, by, conversationId)
    if (!opensTo(row, by)) return { results: [], hasMore: false }
    return staffRecord({ db, ring, now }, { conversationId, ...query })
  },

  changes: async ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, query: { after } }) => {
    const row = await seenConversation(db, by, conversationId)
    const { memberReadSeq } = row
    const chat = await listed({ db, ring, by, now }, conversationId)
    if (!opensTo(row, by)) return { chat, memberReadSeq, results: [], reload: false }
    return { chat, memberReadSeq, ...(await staffChanges({ db, ring, now }, { conversationId, after })) }
  },

  picture: async ({ db, providers, staff: by, params }) => {
    const row = await seenConversation(db, by, params.conversationId)
    if (!opensTo(row, by)) throw notFound('这张图片')
    return { dataUrl: await pictureOfMessage({ db, providers }, params) }
  },

  heartbeat: async ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, query: { seq } }) => {
    await seenConversation(db, by, conversationId)
    await keepSeats(db, { conversationId, by, now, seq })
    return { holder: await holderOf({ db, ring, by, now }, conversationId) }
  },

  colleagues: async ({ db, now, staff: by, allowsDemonstration, params: { conversationId } }) => {
    await seenConversation(db, by, conversationId)
    return { results: await colleaguesOf(db, { by, now, allowsDemonstration }) }
  },

  quickReplies: async ({ db, staff: { roles } }) => ({ desks: await quickRepliesOf(db, desksOf(roles)) }),

  products: async ({ db, providers: { fileKeys: ring }, now, query: { words } }) => {
    const codes = await productsNamed(db, words)
    const referred = codes.map((code) => ({ kind: 'product' as const, code }))
    const cards = await staffCards({ db, ring, memberId: '', now }, referred)
    return { results: referred.flatMap((one) => cards.get(cardKey(one)) ?? []) }
  },

  questionnaires: async ({ db, staff: by, params: { conversationId } }) => {
    const row = await seenConversation(db, by, conversationId)
    return { results: opensTo(row, by) ? await questionnaireCards(db, row.memberId) : [] }
  },

  take: ({ providers: { fileKeys: ring }, now, staff: by, params: { conversationId } }) =>
    Promise.resolve({
      record: recordOf(conversationId),
      change: async (tx) => {
        await takeSeat(tx, { conversationId, by, now })
        return { answer: { holder: await holderOf({ db: tx, ring, by, now }, conversationId) } }
      },
    }),

  send: ({ providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, body }) =>
    Promise.resolve({
      record: recordOf(conversationId),
      change: async (tx) => {
        const message = await sendAsStaff(tx, { ring, conversationId, by, form: body, now })
        return { answer: message }
      },
    }),

  transfer: ({ providers: { fileKeys: ring }, now, staff: by, allowsDemonstration, params: { conversationId }, body }) =>
    Promise.resolve({
      record: recordOf(conversationId),
      change: async (tx) => {
        await handOver(tx, { ring, conversationId, by, now, allowsDemonstration, desk: body.desk, staffId: body.staffId, note: body.note })
        return {
          answer: { done: true } as const,
          changes: { desk: { from: null, to: body.desk }, person: { from: null, to: body.staffId ?? null } },
        }
      },
    }),

  end: ({ providers: { fileKeys: ring }, now, staff: by, params: { conversationId } }) =>
    Promise.resolve({
      record: recordOf(conversationId),
      change: async (tx) => {
        await endOwn(tx, { ring, conversationId, by, now })
        return { answer: { done: true } as const }
      },
    }),

  left: ({ db, providers: { fileKeys: ring }, query }) => listLeft({ db, ring }, query),

  answerLeft: ({ providers: { fileKeys: ring }, now, staff: { staffId }, params: { id }, body: { text } }) =>
    Promise.resolve({
      record: `leftMessage:${id}`,
      standing: (tx) => standingLeft(tx, ring, id),
      change: async (tx) => {
        await answerLeft(tx, { ring, id, staffId, text, now })
        return { answer: { done: true } as const }
      },
    }),
})

async function listed(viewing: StaffViewing, conversationId: string) {
  const found = await listedChat(viewing, conversationId)
  if (!found) throw notFound('这个会话')
  return found
}

const holderOf = async (viewing: StaffViewing, conversationId: string) => (await listed(viewing, conversationId)).holder
