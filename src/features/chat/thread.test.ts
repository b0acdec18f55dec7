import type { ChatMessage, Conversation } from '@/contract/chat'
import { ToClient } from '@/contract/chatSocket'
import type { Outgoing } from './outgoing'
import { EMPTY, heldSeq, isBehind, reduce, type Thread, type ThreadEvent } from './thread'

const conversationId = 'c1'
const standing = (of: Partial<Conversation> = {}): Conversation => ({
  conversationId,
  kind: 'service',
  desk: 'service',
  state: 'open',
  session: 1,
  lastSeq: 3,
  readSeq: 0,
  otherReadSeq: 0,
  with: null,
  queue: null,
  stars: null,
  endedAt: null,
  ...of,
})
const message = (seq: number, of: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: `m${seq}`,
  seq,
  clientId: null,
  sender: 'staff',
  by: null,
  at: '2026-03-10T04:00:00Z',
  kind: 'text',
  text: `第 ${seq} 条`,
  picture: null,
  card: null,
  ...of,
})
const own = (seq: number, clientId = `own-${seq}`) => message(seq, { sender: 'member', clientId })
const upTo = (seq: number, from = 1) => Array.from({ length: seq - from + 1 }, (_, at) => message(from + at))
const read = (results: ChatMessage[], of: Partial<Conversation> = {}): ThreadEvent => ({
  type: 'read',
  conversation: standing({ lastSeq: results.length, ...of }),
  results,
  hasMore: false,
})
const frame = (of: object): ThreadEvent => ({ type: 'frame', frame: { conversationId, ...of } as ToClient })
const arrives = (one: ChatMessage) => frame({ type: 'message', message: one })
const written = (clientId: string): ThreadEvent => {
  const one: Outgoing = { clientId, at: 0, content: { kind: 'text', text: '你好' }, status: 'sending' }
  return { type: 'written', outgoing: [one] }
}
const after = (...events: ThreadEvent[]) => events.reduce(reduce, EMPTY)
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq)
const waiting = ({ outgoing }: Thread) => outgoing.map(({ clientId, status }) => `${clientId} ${status}`)

const three = read(upTo(3))
const fourth = standing({ lastSeq: 4 })
/** Each frame, and what the record says after it: the one who was told must hold what the one who reads afresh holds. */
const FRAMES: Record<ToClient['type'], { told: ThreadEvent[]; afresh: ThreadEvent[] }> = {
  message: { told: [three, arrives(message(4))], afresh: [read(upTo(4))] },
  state: {
    told: [three, frame({ type: 'state', conversation: standing({ state: 'ended', otherReadSeq: 3 }) })],
    afresh: [read(upTo(3), { state: 'ended', otherReadSeq: 3 })],
  },
  typing: { told: [three, frame({ type: 'typing', by: '沈知夏' }), { type: 'stoppedTyping' }], afresh: [three] },
  reload: {
    told: [three, frame({ type: 'reload' }), read(upTo(9).slice(4), { lastSeq: 9 })],
    afresh: [read(upTo(9).slice(4), { lastSeq: 9 })],
  },
  goAway: { told: [three, frame({ type: 'goAway', after: 10 })], afresh: [three] },
  pong: { told: [three, frame({ type: 'pong' })], afresh: [three] },
}
const types = ToClient.def.options.map((option) => option.shape.type.def.values[0] as ToClient['type'])

describe('a frame of the socket', () => {
  it.each(types)('%s leaves the conversation as reading it afresh would', (type) => {
    const { told, afresh } = FRAMES[type]
    expect(after(...told)).toEqual(after(...afresh))
  })

  it('of another conversation changes nothing', () => {
    const before = after(three)
    expect(reduce(before, { type: 'frame', frame: { type: 'message', conversationId: 'c2', message: message(4) } })).toBe(before)
  })

  it('reload asks for the record, and reading it is the end of that', () => {
    expect(after(three, frame({ type: 'reload' })).mustReload).toBe(true)
    expect(after(three, { type: 'changes', conversation: standing({ lastSeq: 900 }), results: [], reload: true }).mustReload).toBe(true)
    expect(after(three, frame({ type: 'reload' }), three).mustReload).toBe(false)
  })

  it('tells who types until he has written', () => {
    const typing = after(three, frame({ type: 'typing', by: '沈知夏' }))
    expect(typing.typing).toBe('沈知夏')
    expect(reduce(typing, arrives(own(4))).typing).toBe('沈知夏')
    expect(reduce(typing, arrives(message(4))).typing).toBeUndefined()
  })
})

describe('messages', () => {
  it('are taken once, however often they come', () => {
    const thread = after(three, arrives(message(4)), arrives(message(4)), arrives(message(2)), {
      type: 'changes',
      conversation: fourth,
      results: [message(4)],
      reload: false,
    })
    expect(seqs(thread)).toEqual([1, 2, 3, 4])
    expect(isBehind(thread)).toBe(false)
  })

  it('after a gap wait until what is missing is here', () => {
    const gap = after(three, arrives(message(5)))
    expect(seqs(gap)).toEqual([1, 2, 3])
    expect([isBehind(gap), heldSeq(gap)]).toEqual([true, 3])
    const whole = reduce(gap, { type: 'changes', conversation: standing({ lastSeq: 5 }), results: [message(5), message(4)], reload: false })
    expect(seqs(whole)).toEqual([1, 2, 3, 4, 5])
    expect(isBehind(whole)).toBe(false)
  })

  it('are missing where the state says that there are more', () => {
    expect(isBehind(after(three, frame({ type: 'state', conversation: fourth })))).toBe(true)
  })

  it('of a record that was read before the newest came are asked for once more', () => {
    const thread = after(three, arrives(message(4)), three)
    expect(isBehind(thread)).toBe(true)
  })

  it('before the first are put before it where they join on', () => {
    const late = after(read(upTo(6).slice(3), { lastSeq: 6 }))
    expect(seqs(reduce(late, { type: 'earlier', results: upTo(3), hasMore: false }))).toEqual([1, 2, 3, 4, 5, 6])
    expect(reduce(late, { type: 'earlier', results: upTo(2), hasMore: false })).toBe(late)
  })
})

describe('a message written here', () => {
  const answer: ThreadEvent = { type: 'stored', messages: [own(4, 'mine')] }

  it.each([
    ['its event, then the answer', [arrives(own(4, 'mine')), answer]],
    ['the answer, then its event', [answer, arrives(own(4, 'mine'))]],
    ['the answer alone', [answer]],
    ['its event alone', [arrives(own(4, 'mine'))]],
    ['the record', [read([...upTo(3), own(4, 'mine')])]],
  ])('is shown once after %s', (_name, events) => {
    const thread = after(three, written('mine'), ...events)
    expect(seqs(thread)).toEqual([1, 2, 3, 4])
    expect(waiting(thread)).toEqual([])
  })

  it('whose answer is ahead of another message stays as sent until that is here', () => {
    const ahead = after(three, written('mine'), { type: 'stored', messages: [own(5, 'mine')] })
    expect([seqs(ahead), waiting(ahead), isBehind(ahead)]).toEqual([[1, 2, 3], ['mine sent'], true])
    const whole = reduce(ahead, {
      type: 'changes',
      conversation: standing({ lastSeq: 5 }),
      results: [message(4), own(5, 'mine')],
      reload: false,
    })
    expect([seqs(whole), waiting(whole)]).toEqual([[1, 2, 3, 4, 5], []])
  })

  it('that failed stays until it is sent again or dropped, and goes where it was stored after all', () => {
    const failed = after(three, written('mine'), { type: 'changed', clientId: 'mine', to: { status: 'failed', why: '没有网络' } })
    expect(waiting(failed)).toEqual(['mine failed'])
    expect(waiting(reduce(failed, { type: 'dropped', clientId: 'mine' }))).toEqual([])
    expect(waiting(reduce(failed, arrives(own(4, 'mine'))))).toEqual([])
  })

  it('is not taken for one that somebody else calls the same', () => {
    expect(waiting(after(three, written('mine'), arrives(message(4, { clientId: 'mine' }))))).toEqual(['mine sending'])
  })
})

describe('how a conversation stands', () => {
  it('is not set back by an older answer, and what was read stays read', () => {
    const ended = frame({ type: 'state', conversation: standing({ lastSeq: 3, session: 2, state: 'ended', readSeq: 3, otherReadSeq: 1 }) })
    const thread = after(three, ended, { type: 'stands', conversation: standing({ session: 1, state: 'talking', otherReadSeq: 2 }) })
    expect(thread.conversation).toMatchObject({ state: 'ended', session: 2, readSeq: 3, otherReadSeq: 2 })
  })

  it('begins with the first answer', () => {
    const thread = after({ type: 'stands', conversation: standing({ lastSeq: 0 }) }, arrives(message(1)))
    expect([seqs(thread), isBehind(thread)]).toEqual([[1], false])
  })
})
