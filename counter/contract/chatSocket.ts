import * as z from 'zod/mini'
import { Id } from '../../src/contract/fields'

/*
 * What is said over the counter's web socket (`/work/chat/socket`): that something changed, never a text. The page asks for what changed by
 * its calls, where roles, masks and the audit log are.
 */

/** Where the counter's page opens its web socket, with the cookie it is logged in by. */
export const WORK_SOCKET_PATH = '/work/chat/socket'
/** Seconds between two pings; after twice as long without a frame the socket is closed. */
export const WORK_HEARTBEAT_SECONDS = 25
/** Conversations that one page follows at once. */
export const MAX_FOLLOWED = 50

/** From the page. `follow` names all that are followed from now on, in the place of those before. */
export const FromCounter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('follow'), conversationIds: z.array(Id).check(z.maxLength(MAX_FOLLOWED)) }),
  z.object({ type: z.literal('typing'), conversationId: Id }),
  z.object({ type: z.literal('ping') }),
])
export type FromCounter = z.infer<typeof FromCounter>

/**
 * To the page. `changed`: a followed conversation, which is told once at the beginning, too. `queue`: who waits has changed, at most once a
 * second. `goAway`: this gateway stops; come back, to whichever answers, after so many milliseconds.
 */
export const ToCounter = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('changed'), conversationId: Id, lastSeq: z.int() }),
  z.looseObject({ type: z.literal('queue') }),
  z.looseObject({ type: z.literal('typing'), conversationId: Id, by: z.string(), isStaff: z.boolean() }),
  z.looseObject({ type: z.literal('goAway'), after: z.int() }),
  z.looseObject({ type: z.literal('pong') }),
])
export type ToCounter = z.infer<typeof ToCounter>
