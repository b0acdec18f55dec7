import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from 'antd'
import type { ListedChat, StaffMessage } from '../../counter/contract/chat'
import { ChatsPage } from '../../counter/site/chats/ChatsPage'
import { go } from '../../counter/site/client/address'
import { dropDrafts } from '../../counter/site/client/drafts'
import { unlock } from '../../counter/site/client/lock'
import { noteAnswer } from '../../counter/site/client/offline'
import { queries } from '../../counter/site/client/useAsk'
import { switchKeys } from '../../counter/site/keys/keysOn'
import { OfflineNote } from '../../counter/site/parts/OfflineNote'
import { pressed } from '../support/pressed'

const ME = { staffId: 'su', name: '苏念' }
const OTHER = { staffId: 'he', name: '何叙' }
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000).toISOString()

const listed = (conversationId: string, set: Partial<ListedChat> = {}): ListedChat => ({
  ...{
    conversationId,
    kind: 'service',
    desk: 'service',
    name: `${conversationId}*`,
    lastLine: '发票抬头能改吗',
    lastAt: ago(1),
    lastSeq: 1,
    isAnswered: false,
  },
  ...{ unread: 1, waitsSince: ago(6), holder: null, ...set },
})
const message = (seq: number, set: Partial<StaffMessage> = {}): StaffMessage => ({
  ...{ messageId: `m${seq}`, seq, clientId: null, sender: 'member', by: null, at: ago(1), kind: 'text', text: `第 ${seq} 句` },
  ...{ picture: null, card: null, ...set },
})

/** What the gateway has. */
let chats: ListedChat[] = []
let messages: StaffMessage[] = []
let refuses: Record<string, { status: number; code: string; message: string }> = {}
let isDown = false
let endedAt: string | null = null

const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address : '').replace('/work/api', '')
const change = (conversationId: string, set: Partial<ListedChat>) => {
  chats = chats.map((one) => (one.conversationId === conversationId ? { ...one, ...set } : one))
}

function listOf(headers: unknown) {
  const state = new URLSearchParams((headers as Record<string, string>)['Work-Query']).get('state')
  const mine = chats.filter(({ holder }) => holder?.staffId === ME.staffId)
  const results = state === 'mine' ? mine : state === 'waiting' ? chats.filter(({ waitsSince }) => waitsSince !== null) : []
  return { results, hits: results.length, currentPage: 1, hasMore: false, targetMinutes: 5 }
}

function answerTo(path: string, init: RequestInit): unknown {
  const { method = 'GET', headers, body } = init
  const [, , id = '', call] = path.split('/')
  const one = chats.find(({ conversationId }) => conversationId === id)
  if (path === '/me') return { ...ME, loginName: 'su', roles: ['clerk'] }
  if (path === '/chats') return listOf(headers)
  if (path === '/chat-quick-replies')
    return {
      desks: [
        {
          desk: 'service',
          replies: [
            { title: '您好', text: '您好，请讲。' },
            { title: '稍等', text: '请稍等。' },
          ],
        },
      ],
    }
  if (call === 'questionnaires') {
    const card = { kind: 'questionnaire', code: 'health', title: '长期用药体验调查', detail: '说说平时用药顺不顺利' }
    return { results: [{ ...card, state: null, price: null, image: null, isGone: false }] }
  }
  if (call === 'record') return { results: messages, hasMore: false }
  if (call === 'changes') {
    const after = Number(new URLSearchParams((headers as Record<string, string>)['Work-Query']).get('after'))
    return { chat: one, memberReadSeq: 0, results: messages.filter(({ seq }) => seq > after), reload: false }
  }
  if (call === 'heartbeat') return { holder: one?.holder ?? null }
  if (call === 'colleagues') return { results: [{ ...OTHER, desk: 'service', load: 2, isHere: true }] }
  if (call === 'holder') {
    change(id, { holder: ME })
    return { holder: ME }
  }
  if (call === 'messages') {
    const form = JSON.parse(typeof body === 'string' ? body : '{}') as { clientId: string; text: string }
    const sent = message(messages.length + 1, { sender: 'staff', by: ME, clientId: form.clientId, text: form.text })
    messages = [...messages, sent]
    change(id, { waitsSince: null, isAnswered: true, lastLine: form.text })
    return sent
  }
  if (method !== 'GET') return { done: true }
  return {
    ...one,
    phone: '138****6207',
    memberSince: ago(9999),
    session: 1,
    endedAt,
    lapsed: null,
    memberReadSeq: 0,
    patients: null,
    prescriptions: [],
    orders: [],
    appraisal: null,
    notes: [],
  }
}

const writes = () => fetched.mock.calls.flatMap(([address, init]) => (init?.method === 'GET' ? [] : [`${init?.method} ${pathOf(address)}`]))
const bodies = (path: string) =>
  fetched.mock.calls.flatMap(([address, init]) =>
    pathOf(address) === path && init?.method !== 'GET' && typeof init?.body === 'string'
      ? [JSON.parse(init.body) as Record<string, unknown>]
      : [],
  )
const field = () => screen.findByLabelText<HTMLTextAreaElement>('回复')
const press = (key: string, target: Element = document.body, set: object = {}) => fireEvent.keyDown(target, { key, ...set })
const look = () => act(() => queries.refetchQueries().catch(() => undefined))
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const shownId = () => new URLSearchParams(location.search).get('chat')

async function shown(conversationId?: string) {
  go(`/chats${conversationId === undefined ? '' : `?chat=${conversationId}`}`)
  const view = render(
    <QueryClientProvider client={queries}>
      <App>
        <OfflineNote />
        <ChatsPage />
      </App>
    </QueryClientProvider>,
  )
  await screen.findByText(/人在等，最久/)
  if (conversationId !== undefined) await screen.findByText('第 1 句')
  return view
}

/** A socket that the test speaks for; closed before it opens where sockets are refused. */
class PretendedSocket extends EventTarget {
  static readonly OPEN = 1
  static last: PretendedSocket | undefined
  readyState = 0
  readonly said: unknown[] = []
  constructor() {
    super()
    PretendedSocket.last = this
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  send = (text: string) => void this.said.push(JSON.parse(text))
  tells = (frame: object) => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  close = () => void this.dispatchEvent(new Event('close'))
}
globalThis.WebSocket = PretendedSocket as unknown as typeof WebSocket

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

describe('conversations at the counter', () => {
  beforeEach(() => {
    unlock()
    noteAnswer()
    switchKeys(true)
    dropDrafts()
    chats = [listed('zhou', { waitsSince: ago(6) }), listed('heyuan', { waitsSince: ago(2) })]
    messages = [message(1)]
    ;[refuses, isDown, endedAt] = [{}, false, null]
    fetched.mockReset().mockImplementation((address, init = {}) => {
      if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
      const path = pathOf(address)
      const refusal = refuses[`${init.method} ${path}`]
      if (refusal) return Promise.resolve(Response.json(refusal, { status: refusal.status }))
      return Promise.resolve(Response.json(answerTo(path, init)))
    })
  })
  afterEach(() => queries.clear())

  it('say who waits, the longest first, and how far that is from the target', async () => {
    await shown()
    const items = [...document.querySelectorAll('.chat-item')].map(({ textContent }) => textContent)
    expect(items[0]).toContain('等了 6 分 超 1 分')
    expect(items[1]).toContain('等了 2 分')
    expect(items[0]).toContain('1条未读')
  })

  it('show the member’s telephone masked, to be uncovered for a reason', async () => {
    chats = [listed('zhou')]
    messages = [message(1)]
    await shown('zhou')
    expect(screen.queryByText('138****6207')).not.toBeNull()
    await pressed(screen, '查看会员手机号')
    await screen.findByText('为什么查看会员手机号？')
  })

  it('show a script in a message as it was written', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(1)</script>'
    chats = [listed('zhou', { lastLine: text })]
    messages = [message(1), message(2, { text })]
    await shown('zhou')
    expect(screen.getAllByText(text)).toHaveLength(2)
    expect(document.querySelectorAll('script, img[src="x"]')).toHaveLength(0)
  })

  it('that were handed over to one are reached by N as those nobody is in, without being taken again', async () => {
    chats = [listed('zhou', { holder: OTHER }), listed('heyuan', { holder: ME, waitsSince: ago(2) })]
    await shown()
    press('n')
    await field()
    expect([shownId(), writes()]).toEqual(['heyuan', []])
  })

  it('are walked through by J and K without being taken; N takes the one that waits longest', async () => {
    chats = [listed('zhou', { holder: OTHER }), ...chats.slice(1), listed('xu', { waitsSince: ago(1) })]
    await shown()
    press('j')
    expect(shownId()).toBe('zhou')
    press('j')
    press('j')
    press('k')
    expect(shownId()).toBe('heyuan')
    await screen.findByRole('button', { name: /接待/ })
    expect(writes()).toEqual([])
    press('n')
    await waitFor(() => expect(writes()).toEqual(['PUT /chats/heyuan/holder']))
    await screen.findByText(/您正在接待/)
  })

  it('are taken with the first letter, and answered with Enter; a new line and a composition send nothing', async () => {
    await shown('zhou')
    await type('可')
    await screen.findByText(/您正在接待/)
    expect(writes()).toEqual(['PUT /chats/zhou/holder'])
    await type('可以改。')
    press('Enter', await field(), { shiftKey: true })
    press('Enter', await field(), { isComposing: true })
    expect(bodies('/chats/zhou/messages')).toEqual([])
    press('Enter', await field())
    await waitFor(() => expect(bodies('/chats/zhou/messages')).toMatchObject([{ kind: 'text', text: '可以改。' }]))
    await screen.findByText(/苏念 未读/)
    expect((await field()).value).toBe('')
    expect(screen.queryByText('正在发送')).toBeNull()
  })

  it('keep what did not get through until it is sent again, under the same name', async () => {
    chats = [listed('zhou', { holder: ME })]
    refuses = { 'POST /chats/zhou/messages': { status: 503, code: 'BUSY', message: '服务繁忙' } }
    const view = await shown('zhou')
    await type('可以改。')
    press('Enter', await field())
    await screen.findByText(/没有发出：服务繁忙/)
    view.unmount()
    queries.clear()
    await shown('zhou')
    await screen.findByText('可以改。')
    refuses = {}
    await pressed(screen, '重新发送')
    await screen.findByText(/苏念 未读/)
    const names = bodies('/chats/zhou/messages').map(({ clientId }) => clientId)
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })

  it('keep the draft of each over switching and a reload', async () => {
    chats = chats.map((one) => ({ ...one, holder: ME }))
    const view = await shown('zhou')
    await type('写给周')
    act(() => go('/chats?chat=heyuan'))
    await waitFor(async () => expect((await field()).value).toBe(''))
    await type('写给何')
    view.unmount()
    queries.clear()
    await shown('zhou')
    expect((await field()).value).toBe('写给周')
    act(() => go('/chats?chat=heyuan'))
    await waitFor(async () => expect((await field()).value).toBe('写给何'))
  })

  it('put a ready sentence into the field by Alt and a digit, and send nothing by it; Esc leaves the field', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    await screen.findByText('稍等')
    const own = await field()
    press('2', own, { code: 'Digit2', altKey: true })
    expect(own.value).toBe('请稍等。')
    expect(document.activeElement).toBe(own)
    press('Escape', own)
    expect(document.activeElement).not.toBe(own)
    expect(bodies('/chats/zhou/messages')).toEqual([])
  })

  it('are sent a questionnaire that the member can open', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    await pressed(screen, '发送问卷')
    await pressed(screen, /长期用药体验调查/)
    const card = { kind: 'questionnaire', code: 'health' }
    await waitFor(() => expect(bodies('/chats/zhou/messages')).toMatchObject([{ kind: 'card', card }]))
  })

  it('in somebody else’s hand are read only, and what was typed stays', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    await type('可以改。')
    change('zhou', { holder: OTHER })
    await look()
    await screen.findByText('何叙正在接待，您只能看：会话已经不在您手上；您写好的文字还在，没有发出')
    expect((await field()).value).toBe('可以改。')
    expect(screen.getByRole('button', { name: /发送 Enter/ })).toHaveProperty('disabled', true)
    press('t')
    press('x')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('warn of two people where a colleague answered while one typed', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    await type('可')
    messages = [...messages, message(2, { sender: 'staff', by: OTHER, text: '可以改的。' })]
    await look()
    await screen.findByText('两个人：您写的时候何叙已经回复了，发送前请看一眼')
    await pressed(screen, '看过了')
    expect(screen.queryByText(/两个人/)).toBeNull()
  })

  it('are handed over by T, to whom a digit says, with a note that is required', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    press('t')
    await screen.findByText('等了 6 分。转接后等待时间继续累计，不从头算。')
    await screen.findByText(/何叙 客服/)
    press('1')
    await pressed(screen, /转\s*接$/)
    await screen.findByText('请写交接说明，接手的人要靠它了解情况')
    expect(writes()).toEqual([])
    fireEvent.change(screen.getByLabelText('交接说明'), { target: { value: '问发票' } })
    press('Enter', screen.getByLabelText('交接说明'), { ctrlKey: true })
    await waitFor(() => expect(bodies('/chats/zhou/desk')).toEqual([{ desk: 'service', staffId: 'he', note: '问发票' }]))
    await screen.findByText('已转接')
  })

  it('are ended by X, once that was confirmed', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    press('x')
    const dialog = await screen.findByRole('dialog')
    expect(writes()).toEqual([])
    ;[endedAt] = [ago(0)]
    change('zhou', { holder: null, waitsSince: null })
    await pressed(within(dialog), /结束会话/)
    await waitFor(() => expect(writes()).toEqual(['PUT /chats/zhou/end']))
    await screen.findByText('会话已结束，会员再写时会重新排队')
  })

  it('stay readable while the network is down, and send nothing', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    await type('可以改。')
    isDown = true
    await look()
    await screen.findByText('网络断开。')
    expect(screen.getByText('第 1 句')).toBeTruthy()
    await screen.findByText('网络断开，恢复后再发送')
    press('Enter', await field())
    expect(bodies('/chats/zhou/messages')).toEqual([])
    expect((await field()).value).toBe('可以改。')
  })

  it('are followed over a socket: what is told is read at once, and a colleague who types is named', async () => {
    chats = [listed('zhou', { holder: ME })]
    await shown('zhou')
    const socket = PretendedSocket.last!
    act(() => socket.open())
    await waitFor(() => expect(socket.said).toContainEqual({ type: 'follow', conversationIds: ['zhou'] }))
    messages = [...messages, message(2)]
    act(() => socket.tells({ type: 'changed', conversationId: 'zhou', lastSeq: 2 }))
    await screen.findByText('第 2 句')
    act(() => socket.tells({ type: 'typing', conversationId: 'zhou', by: '何叙', isStaff: true }))
    await screen.findByText('两个人：何叙也在写这个会话')
    act(() => socket.tells({ type: 'typing', conversationId: 'zhou', by: '会员', isStaff: false }))
    await screen.findByText(/对方正在输入/)
    await type('可')
    expect(socket.said).toContainEqual({ type: 'typing', conversationId: 'zhou' })
    chats = [...chats, listed('xu', { waitsSince: ago(7) })]
    act(() => socket.tells({ type: 'queue' }))
    await screen.findByText('2 人在等，最久 6 分')
  })

  it('say why one did not open, and try again', async () => {
    refuses = { 'GET /chats/zhou/record': { status: 404, code: 'NOT_FOUND', message: '没有找到这个会话' } }
    go('/chats?chat=zhou')
    render(
      <QueryClientProvider client={queries}>
        <App>
          <ChatsPage />
        </App>
      </QueryClientProvider>,
    )
    await screen.findByText('会话没有打开：没有找到这个会话')
    refuses = {}
    await pressed(screen, /重新加载/)
    expect(await screen.findByText('第 1 句')).toBeTruthy()
  })
})
