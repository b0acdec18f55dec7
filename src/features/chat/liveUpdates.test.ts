import type { SocketEvents } from '@/platform/socket'
import type { ToClient } from '@/contract/chatSocket'
import { createLiveUpdates } from './liveUpdates'

type Opened = SocketEvents & { path: string; said: string[]; isClosed: boolean }

/** A gateway whose sockets open, answer and fall silent as the test says. */
function line() {
  const sockets: Opened[] = []
  const told: ToClient[] = []
  const asked = { addresses: 0, polls: 0 }
  const state = { address: (): Promise<string | null> => Promise.resolve('/socket?token=1'), after: 3 }
  const live = createLiveUpdates({
    openSocket: (path, events) => {
      const socket: Opened = { ...events, path, said: [], isClosed: false }
      sockets.push(socket)
      return {
        send: (text) => void socket.said.push(text),
        close: () => {
          socket.isClosed = true
        },
      }
    },
    address: () => {
      asked.addresses += 1
      return state.address()
    },
    held: () => ({ conversationId: 'c1', after: state.after }),
    onFrame: (frame) => told.push(frame),
    poll: () => {
      asked.polls += 1
      return Promise.resolve()
    },
  })
  return { live, sockets, told, asked, state, newest: () => sockets[sockets.length - 1]! }
}
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
const says = (socket: Opened, frame: object) => socket.onText(JSON.stringify(frame))
const pong = { type: 'pong' }
const FOLLOW = JSON.stringify({ type: 'follow', conversationId: 'c1', after: 3 })
const PING = JSON.stringify({ type: 'ping' })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => jest.useRealTimers())

/** A line that stands. */
async function standing() {
  const at = line()
  at.live.start()
  await pass()
  at.newest().onOpen()
  return at
}

describe('live updates', () => {
  it('ask at once for what was missed, then follow on one socket and poll no more', async () => {
    const { live, sockets, asked, newest } = line()
    live.start()
    live.start()
    await pass()
    expect([asked.polls, sockets.length, newest().path]).toEqual([1, 1, '/socket?token=1'])
    newest().onOpen()
    expect(newest().said).toEqual([FOLLOW])
    await pass(3500)
    expect(asked.polls).toBe(1)
    live.stop()
  })

  it('tell what the gateway says, and nothing of what is no frame or is not known', async () => {
    const { told, newest, live } = await standing()
    for (const text of ['{', '{"type":"later"}', '[]']) newest().onText(text)
    says(newest(), { type: 'typing', conversationId: 'c1', by: '沈知夏' })
    expect(told).toEqual([{ type: 'typing', conversationId: 'c1', by: '沈知夏' }])
    live.stop()
  })

  it('notice a line that has died without a word within ten seconds, and poll until the next stands', async () => {
    const { sockets, asked, live } = await standing()
    await pass(4000)
    says(sockets[0]!, pong)
    // From here on nothing comes.
    await pass(8000)
    expect(sockets[0]!.isClosed).toBe(true)
    await pass(1000)
    expect(sockets).toHaveLength(2)
    const before = asked.polls
    await pass(3000)
    expect(asked.polls).toBe(before + 1)
    sockets[1]!.onOpen()
    await pass(3900)
    expect(asked.polls).toBe(before + 1)
    live.stop()
  })

  it('follow again every eight seconds, with the last message that is here: one frame may be lost on a line that lives', async () => {
    const { newest, state, live } = await standing()
    for (const _beat of [1, 2]) {
      await pass(4000)
      says(newest(), pong)
      state.after = 5
    }
    expect(newest().said).toEqual([FOLLOW, PING, PING, FOLLOW.replace('3', '5')])
    live.stop()
  })

  it.each([
    ['cannot be opened', (socket: Opened) => (socket.onClose(), pass())],
    ['does not open within five seconds', () => pass(5000)],
  ])('poll every three seconds where a socket %s, and try again with back-off', async (_name, fail) => {
    const { live, sockets, asked, newest } = line()
    live.start()
    await pass()
    const pauses = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
    for (const pause of pauses) {
      const tries = sockets.length
      await fail(newest())
      await pass(pause - 1)
      expect(sockets).toHaveLength(tries)
      await pass(1)
      expect(sockets).toHaveLength(tries + 1)
    }
    expect(asked.polls).toBeGreaterThan(20)
    live.stop()
  })

  it('go on polling where there is no socket, and where it cannot be asked for one they ask again', async () => {
    const none = line()
    none.state.address = () => Promise.resolve(null)
    none.live.start()
    await pass(9100)
    expect([none.asked.addresses, none.asked.polls, none.sockets.length]).toEqual([1, 4, 0])
    none.live.stop()
    const refused = line()
    refused.state.address = () => Promise.reject(new Error('refused'))
    refused.live.start()
    await pass(3100)
    expect(refused.asked.addresses).toBe(3)
    refused.live.stop()
  })

  it('come back when a gateway that goes away says, and not before', async () => {
    const { sockets, told, live } = await standing()
    says(sockets[0]!, { type: 'goAway', after: 7000 })
    expect([sockets[0]!.isClosed, told]).toEqual([true, []])
    await pass(6999)
    expect(sockets).toHaveLength(1)
    await pass(1)
    expect(sockets).toHaveLength(2)
    live.stop()
  })

  it('rest while nobody looks, and catch up when somebody does again', async () => {
    const { live, sockets, asked, told } = await standing()
    live.stop()
    says(sockets[0]!, { type: 'typing', conversationId: 'c1', by: '沈知夏' })
    await pass(60_000)
    expect([sockets[0]!.isClosed, sockets.length, asked.polls, told]).toEqual([true, 1, 1, []])
    live.start()
    await pass()
    expect([asked.polls, sockets.length]).toEqual([2, 2])
    live.stop()
  })

  it('open nothing where the page was left while a token was fetched', async () => {
    const { live, sockets } = line()
    live.start()
    live.stop()
    await pass(10_000)
    expect(sockets).toHaveLength(0)
  })
})
