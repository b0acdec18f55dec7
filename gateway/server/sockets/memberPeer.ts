import { DESK_NAMES } from '../../../src/contract/chat'
import { FromClient, type ToClient } from '../../../src/contract/chatSocket'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { liveOf, type Told } from '../../kernel/live/live'
import { answering } from '../../modules/chat/conversationOf'
import { MemberFollowing } from '../../modules/chat/memberFollowing'
import { CLOSE, type Connection } from './connection'
import type { Peer } from './peer'
import { TypingLimit } from './typing'

/** Conversations that one socket follows at once. */
const MAX_FOLLOWED = 10

type Options = { db: Db; ring: KeyRing; now: () => Date; connection: Connection; memberId: string; sessionId: string }

/** A member at a web socket. */
export class MemberPeer implements Peer {
  readonly side = 'shop'
  readonly #options: Options
  readonly #following = new Map<string, MemberFollowing>()
  readonly #typing = new TypingLimit()

  constructor(options: Options) {
    this.#options = options
  }

  get memberId(): string {
    return this.#options.memberId
  }

  get sessionId(): string {
    return this.#options.sessionId
  }

  take(given: unknown): void {
    const frame = FromClient.safeParse(given).data
    // A client of a later release says more than this gateway knows.
    if (!frame) return
    if (frame.type === 'ping') {
      this.#send({ type: 'pong' })
      return
    }
    if (frame.type === 'follow') {
      this.#follow(frame.conversationId, frame.after)
      return
    }
    if (this.#following.has(frame.conversationId) && this.#typing.lets(frame.conversationId))
      liveOf(this.#options.db).tell({ kind: 'typing', conversationId: frame.conversationId, by: { memberId: this.memberId } })
  }

  heard(told: Told): void {
    if (told.kind === 'conversation') this.#following.get(told.conversationId)?.look()
    if (told.kind === 'typing' && 'staffId' in told.by && this.#following.has(told.conversationId))
      void this.#tellTyping(told.conversationId, told.by.staffId)
  }

  followed = () => this.#following.keys()
  compare: Peer['compare'] = (found, ahead) => this.#following.get(found.conversationId)?.compare(found, ahead)
  queueChanged = () => undefined

  goAway(after: number): void {
    this.#send({ type: 'goAway', after })
  }

  end(): void {
    for (const one of this.#following.values()) one.end()
    this.#following.clear()
  }

  #send(frame: ToClient): void {
    this.#options.connection.send(frame)
  }

  #follow(conversationId: string, after: number): void {
    const { connection, ...own } = this.#options
    if (!this.#following.has(conversationId) && this.#following.size >= MAX_FOLLOWED) {
      connection.close(CLOSE.refused)
      return
    }
    if (this.#following.get(conversationId)?.reassures(after)) return
    this.#following.get(conversationId)?.end()
    const following = new MemberFollowing({
      ...{ ...own, conversationId, after },
      send: (frame) => this.#send(frame),
      refused: () => connection.close(CLOSE.refused),
    })
    this.#following.set(conversationId, following)
    following.look()
  }

  async #tellTyping(conversationId: string, staffId: string): Promise<void> {
    const person = await answering(this.#options.db, staffId).catch(() => undefined)
    this.#send({ type: 'typing', conversationId, by: person?.name ?? DESK_NAMES.service })
  }
}
