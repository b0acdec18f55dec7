import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { log } from '../../lib/log'
import type { Conversation } from '../../../src/contract/chat'
import type { ToClient } from '../../../src/contract/chatSocket'
import { conversationOf } from './conversationOf'
import { messagesOf } from './messagesOf'
import { ownConversation } from './ownConversation'
import { rowsAfter } from './record'
import { standingOf, type Standing } from './standing'

type Options = {
  db: Db
  ring: KeyRing
  now: () => Date
  memberId: string
  conversationId: string
  after: number
  send: (frame: ToClient) => void
  /** It is not this member's, or is not there. */
  refused: () => void
}

/**
 * One conversation as one web socket of its member follows it. It is told that something changed and reads what that was: who is told while
 * it reads makes it read once more, so that messages leave in the order of their numbers, each once, and none is passed over.
 */
export class MemberFollowing {
  readonly #options: Options
  #last: number
  #shown: Conversation | undefined
  #standing = ''
  #isReading = false
  #again = false
  #isEnded = false

  constructor(options: Options) {
    this.#options = options
    this.#last = options.after
  }

  /** Another takes its place: what it reads just now is sent no more. */
  end(): void {
    this.#isEnded = true
  }

  /** A client that makes sure it has missed nothing, and has not: it is told again how the conversation stands, and nobody reads for it. */
  reassures(after: number): boolean {
    if (this.#isReading || after !== this.#last || !this.#shown) return false
    this.#options.send({ type: 'state', conversationId: this.#options.conversationId, conversation: this.#shown })
    return true
  }

  look(): void {
    this.#again = true
    if (!this.#isReading) void this.#read()
  }

  /** As one query for many has found it, and another the places of all who wait: nobody reads for a place that has changed alone. */
  compare(found: Standing, ahead: number | undefined): void {
    const { queue } = this.#shown ?? {}
    if (found.text !== this.#standing || found.lastSeq > this.#last) this.look()
    else if (this.#shown && queue && ahead !== undefined) this.#show({ ...this.#shown, queue: { ...queue, ahead } })
  }

  async #read(): Promise<void> {
    this.#isReading = true
    while (this.#again && !this.#isEnded) {
      this.#again = false
      await this.#once().catch((error: unknown) => this.#failed(error))
    }
    this.#isReading = false
  }

  async #once(): Promise<void> {
    const { db, ring, now, memberId, conversationId } = this.#options
    const at = now()
    const conversation = await ownConversation(db, { memberId, conversationId })
    const { rows, reload } = await rowsAfter(db, { conversation, after: this.#last })
    const messages = await messagesOf({ db, ring, memberId, now: at }, rows)
    const shown = await conversationOf(db, conversation, at)
    if (this.#isEnded) return
    if (reload) this.#say({ type: 'reload', conversationId }, conversation.lastSeq)
    for (const message of messages) this.#say({ type: 'message', conversationId, message }, message.seq)
    this.#standing = standingOf(conversation, at).text
    this.#show(shown)
  }

  #say(frame: ToClient, seq: number): void {
    this.#last = seq
    this.#options.send(frame)
  }

  #show(conversation: Conversation): void {
    if (JSON.stringify(conversation) === JSON.stringify(this.#shown)) return
    this.#shown = conversation
    this.#options.send({ type: 'state', conversationId: conversation.conversationId, conversation })
  }

  #failed(error: unknown): void {
    if (error instanceof HttpError) {
      this.#options.refused()
      return
    }
    // The look of a few seconds later tries again.
    this.#standing = ''
    log.warn({ err: error }, '实时消息读取未完成，稍后重试')
  }
}
