import Taro from '@tarojs/taro'
import { openSocket as inBrowser } from '.'
import type { SocketEvents } from './types'

function heard() {
  const told: string[] = []
  const events: SocketEvents = { onOpen: () => told.push('open'), onText: (text) => told.push(text), onClose: () => told.push('close') }
  return { told, events }
}
const later = () => new Promise((resolve) => setTimeout(resolve))

describe('a socket of the browser', () => {
  class Fake extends EventTarget {
    static OPEN = 1
    static last: Fake
    readyState = 0
    said: string[] = []
    constructor(readonly url: string) {
      super()
      Fake.last = this
    }
    send(text: string) {
      this.said.push(text)
    }
    close() {
      this.dispatchEvent(new Event('close'))
    }
    tell(type: string, data?: unknown) {
      this.dispatchEvent(Object.assign(new Event(type), { data }))
    }
  }
  const own = globalThis.WebSocket
  beforeAll(() => Object.assign(globalThis, { WebSocket: Fake }))
  afterAll(() => Object.assign(globalThis, { WebSocket: own }))

  it('is opened at the shop’s own host, says what it is told once it is open, and ends once', () => {
    const { told, events } = heard()
    const socket = inBrowser('/socket?token=1', events)
    expect(Fake.last.url).toBe('ws://localhost/socket?token=1')
    socket.send('too early')
    Fake.last.readyState = Fake.OPEN
    Fake.last.tell('open')
    socket.send('hello')
    Fake.last.tell('message', 'text')
    Fake.last.tell('message', new ArrayBuffer(1))
    Fake.last.tell('close')
    Fake.last.tell('close')
    expect([told, Fake.last.said]).toEqual([['open', 'text', 'close'], ['hello']])
  })

  it('that is closed here tells nothing more', () => {
    const { told, events } = heard()
    inBrowser('/socket', events).close()
    Fake.last.tell('message', 'text')
    expect(told).toEqual([])
  })
})

describe('a socket of WeChat', () => {
  function task() {
    const told: Record<string, (event?: unknown) => void> = {}
    const said: unknown[] = []
    const on = (name: string) => (listener: (event?: unknown) => void) => {
      told[name] = listener
    }
    const socket = {
      onOpen: on('open'),
      onMessage: on('message'),
      onClose: on('close'),
      onError: on('error'),
      send: ({ data }: { data: unknown }) => said.push(data),
      close: () => said.push('closed'),
    }
    return { socket, told, said }
  }
  const openedBy = async (answer: Promise<unknown>) => {
    const connect = jest.spyOn(Taro, 'connectSocket').mockReturnValue(answer as never)
    // The mini-program's side; a bare name would find the browser's.
    const { openSocket } = (await import(`${__dirname}/index.ts`)) as typeof import('./index')
    const { told, events } = heard()
    return { connect, told, socket: openSocket('/socket', events) }
  }

  it('says what it is told once it is open, tells what comes, and ends once whatever fails', async () => {
    const wechat = task()
    const { told, socket } = await openedBy(Promise.resolve(wechat.socket))
    await later()
    socket.send('too early')
    wechat.told.open?.()
    socket.send('hello')
    wechat.told.message?.({ data: 'text' })
    wechat.told.error?.()
    wechat.told.close?.()
    expect([told, wechat.said]).toEqual([['open', 'text', 'close'], ['hello']])
  })

  it('that WeChat refuses is closed', async () => {
    const { told } = await openedBy(Promise.reject(new Error('connectSocket:fail')))
    await later()
    expect(told).toEqual(['close'])
  })

  it('that is given up before it is there is closed when it comes', async () => {
    const wechat = task()
    const { told, socket } = await openedBy(Promise.resolve(wechat.socket))
    socket.close()
    await later()
    expect([told, wechat.said]).toEqual([[], ['closed']])
  })
})
