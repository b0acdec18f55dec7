import * as z from 'zod/mini'
import { ChatMessage, Conversation } from './chat'
import { Id } from './fields'

/*
 * What is said over the web socket of conversations (`chat.host`). Messages are written by calls, which answer and can be sent again; the
 * socket only tells what happened, so that losing it costs nothing but time.
 */

/** Bytes of a frame at most, both ways. */
export const MAX_FRAME = 64 << 10

/**
 * From the client. `follow`: what comes after `after` is told, beginning with what was missed; again for another `after` it begins anew.
 * `typing`: the others are told for a few seconds. `ping` is answered by `pong`: mini-programs send no frames of the protocol's own.
 */
export const FromClient = z.discriminatedUnion('type', [
  z.object({ type: z.literal('follow'), conversationId: Id, after: z.int().check(z.nonnegative()) }),
  z.object({ type: z.literal('typing'), conversationId: Id }),
  z.object({ type: z.literal('ping') }),
])
export type FromClient = z.infer<typeof FromClient>

/**
 * To the client. `message` comes in the order of `seq`, each once a `follow`; `state` whenever anything else of the conversation changed.
 * `reload`: more was missed than is told one by one. `goAway`: this gateway stops; come back, to whichever answers, after so many milliseconds.
 */
export const ToClient = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('message'), conversationId: Id, message: ChatMessage }),
  z.looseObject({ type: z.literal('state'), conversationId: Id, conversation: Conversation }),
  z.looseObject({ type: z.literal('typing'), conversationId: Id, by: z.string() }),
  z.looseObject({ type: z.literal('reload'), conversationId: Id }),
  z.looseObject({ type: z.literal('goAway'), after: z.int() }),
  z.looseObject({ type: z.literal('pong') }),
])
export type ToClient = z.infer<typeof ToClient>
