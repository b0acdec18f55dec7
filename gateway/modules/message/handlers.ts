import { message } from '../../../src/contract/message'
import { implement } from '../../kernel/implement'
import { markAllRead, markRead } from './markRead'
import { pageOfMessages, unreadOf } from './pageOfMessages'

const DONE = { done: true } as const

export const messageHandlers = implement(message, {
  list: ({ db, providers: { fileKeys: ring }, memberId, query }) => pageOfMessages(db, { ring, memberId, ...query }),

  unread: ({ db, memberId }) => unreadOf(db, memberId),

  read: async ({ db, memberId, now, params: { messageId } }) => {
    await markRead(db, { messageId, memberId, now })
    return DONE
  },

  readAll: async ({ db, memberId, now, body: { kind } }) => {
    await markAllRead(db, { memberId, kind, now })
    return DONE
  },
})
