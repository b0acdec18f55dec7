import { FromCounter, type ToCounter } from '../../../counter/contract/chatSocket'
import type { Db } from '../../db/open'
import { liveOf, type Told } from '../../kernel/live/live'
import { staffOf } from '../../kernel/work/staffSession'
import type { StaffMember } from '../../kernel/work/workContext'
import { answering } from '../../modules/chat/conversationOf'
import { standingsOf, type Standing } from '../../modules/chat/standing'
import type { Connection } from './connection'
import type { Peer } from './peer'
import { TypingLimit } from './typing'

type Options = { db: Db; now: () => Date; connection: Connection; token: string; staff: StaffMember; allowsDemonstration: boolean }

/** Those who answer members. */
const ROLES = ['pharmacist', 'doctor', 'clerk'] as const
export const answersMembers = ({ roles }: Pick<StaffMember, 'roles'>) => roles.some((role) => (ROLES as readonly string[]).includes(role))

/** What a page calls a member whom it does not name. */
const MEMBER = '会员'

/** Somebody of the pharmacy at a web socket: told that something changed, never what was written. */
export class StaffPeer implements Peer {
  readonly side = 'counter'
  readonly #options: Options
  /** What was told last of each conversation. */
  #following = new Map<string, string>()
  readonly #typing = new TypingLimit()

  constructor(options: Options) {
    this.#options = options
  }

  take(given: unknown): void {
    const { db, staff } = this.#options
    const frame = FromCounter.safeParse(given).data
    if (!frame) return
    if (frame.type === 'ping') {
      this.#send({ type: 'pong' })
      return
    }
    if (frame.type === 'follow') {
      this.#following = new Map(frame.conversationIds.map((id) => [id, this.#following.get(id) ?? '']))
      return void this.#look(frame.conversationIds)
    }
    if (this.#following.has(frame.conversationId) && this.#typing.lets(frame.conversationId))
      liveOf(db).tell({ kind: 'typing', conversationId: frame.conversationId, by: { staffId: staff.staffId } })
  }

  heard(told: Told): void {
    if (told.kind === 'conversation' && this.#following.has(told.conversationId)) void this.#look([told.conversationId])
    if (told.kind === 'typing' && this.#following.has(told.conversationId)) void this.#tellTyping(told.conversationId, told.by)
  }

  followed = () => this.#following.keys()

  compare({ conversationId, lastSeq, text }: Standing): void {
    const last = this.#following.get(conversationId)
    if (last === undefined || last === text) return
    this.#following.set(conversationId, text)
    this.#send({ type: 'changed', conversationId, lastSeq })
  }

  queueChanged(): void {
    this.#send({ type: 'queue' })
  }

  /** Whether the session that opened it lasts, and its person's work. */
  async lasts(): Promise<boolean> {
    const { db, token, now, allowsDemonstration } = this.#options
    const staff = await staffOf(db, token, { now: now(), allowsDemonstration })
    return staff !== undefined && answersMembers(staff)
  }

  goAway(after: number): void {
    this.#send({ type: 'goAway', after })
  }

  end(): void {
    this.#following.clear()
  }

  #send(frame: ToCounter): void {
    this.#options.connection.send(frame)
  }

  /** What gets lost here is found by the look of all sockets. */
  async #look(ids: readonly string[]): Promise<void> {
    const { db, now } = this.#options
    for (const found of await standingsOf(db, ids, now()).catch(() => [])) this.compare(found)
  }

  async #tellTyping(conversationId: string, by: { memberId: string } | { staffId: string }): Promise<void> {
    const { db, staff } = this.#options
    if ('memberId' in by) {
      this.#send({ type: 'typing', conversationId, by: MEMBER, isStaff: false })
      return
    }
    if (by.staffId === staff.staffId) return
    const person = await answering(db, by.staffId).catch(() => undefined)
    if (person) this.#send({ type: 'typing', conversationId, by: person.name, isStaff: true })
  }
}
