import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { lock, unlock } from '../../counter/site/client/lock'
import { queries } from '../../counter/site/client/useAsk'
import { switchKeys } from '../../counter/site/keys/keysOn'
import { useKeys } from '../../counter/site/keys/useKeys'
import { Masked } from '../../counter/site/masked/Masked'
import { SeenBy } from '../../counter/site/masked/SeenBy'
import { SECOND } from '@/lib/duration'
import { pressed } from '../support/pressed'

const PHONE = '13800006207'
const OF = { kind: 'order', recordId: '2611250000000001' } as const
const fetched = jest.spyOn(globalThis, 'fetch')
const asked = () =>
  fetched.mock.calls.flatMap(([, init]) =>
    init?.method === 'POST' && typeof init.body === 'string' ? [JSON.parse(init.body) as unknown] : [],
  )
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const told = () => screen.getByRole('status').textContent
const approve = jest.fn()

/** A case that can be decided on by a key, with a masked number. */
function Case({ recordId = OF.recordId, isCalled = false }: { recordId?: string; isCalled?: boolean }) {
  useKeys({ approve, '1': approve })
  const of = { ...OF, recordId }
  return (
    <App>
      <Masked of={of} field="consigneePhone" masked="138****6207" isCalled={isCalled} />
      <SeenBy of={of} />
    </App>
  )
}
const page = (props: Parameters<typeof Case>[0] = {}) => (
  <QueryClientProvider client={queries}>
    <Case {...props} />
  </QueryClientProvider>
)
const open = async (name = '查看收货人手机号') => {
  await pressed(screen, name)
  return screen.findByText('为什么查看收货人手机号？')
}
const uncovered = async () => {
  await open()
  press('2')
  await screen.findByText(PHONE)
}

beforeEach(() => {
  unlock()
  switchKeys(true)
  approve.mockReset()
  const seen = { by: '沈知夏', at: '2026-11-25T10:00:00Z', field: '收货人手机号', reason: '联系顾客' }
  fetched.mockReset().mockImplementation((_address, init) => {
    const isDone = asked().length > 0
    return Promise.resolve(Response.json(init?.method === 'POST' ? { value: PHONE } : { results: isDone ? [seen] : [] }))
  })
})
afterEach(() => {
  queries.clear()
  jest.useRealTimers()
})

it('asks for a reason, by its number, before it tells a value; then colleagues read who looked', async () => {
  render(page())
  expect(told()).toBe('收货人手机号：138****6207')
  await open()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('核对用药人'))
  // A decision is no answer to the question.
  press('a')
  press('2')
  await screen.findByText(PHONE)
  expect([asked(), approve.mock.calls]).toEqual([[{ field: 'consigneePhone', reason: 'contact', words: '' }], []])
  expect(told()).toBe(`收货人手机号：${PHONE}`)
  expect(screen.queryByText('60 秒后遮住')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '遮住收货人手机号' }))
  await screen.findByText(/沈知夏 查看收货人手机号：联系顾客/)
  // The value is nowhere but in the page.
  expect(
    JSON.stringify(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain(PHONE)
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage) as unknown[])
  expect(`${JSON.stringify(kept)} ${location.href}`).not.toContain(PHONE)
})

it('wants words for another reason', async () => {
  render(page())
  await open()
  press('4')
  const field = await screen.findByLabelText('原因')
  const enter = () => {
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.keyUp(field, { key: 'Enter' })
  }
  enter()
  fireEvent.change(field, { target: { value: '顾客来店里取货' } })
  expect(asked()).toEqual([])
  enter()
  await screen.findByText(PHONE)
  expect(asked()).toEqual([{ field: 'consigneePhone', reason: 'other', words: '顾客来店里取货' }])
})

it('is masked again after a minute, said to the second', async () => {
  jest.useFakeTimers({ now: Date.now() })
  render(page())
  await uncovered()
  const pass = (seconds: number) =>
    act(() => {
      jest.advanceTimersByTime(seconds * SECOND)
    })
  pass(57)
  expect(screen.queryByText(/^[1-3] 秒后遮住$/)).not.toBeNull()
  pass(3)
  expect([told(), screen.queryByText(/秒后遮住/)]).toEqual(['收货人手机号：138****6207', null])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '查看收货人手机号' }))
})

it('is masked again by Esc, which reaches nothing below, by its button, where the counter locks and with another case', async () => {
  const below = jest.fn()
  document.addEventListener('keydown', below)
  const { rerender } = render(page())
  await open()
  below.mockReset()
  press('Escape')
  await waitFor(() => expect(screen.getByRole('button', { name: '查看收货人手机号' }).getAttribute('aria-expanded')).toBe('false'))
  expect(asked()).toEqual([])
  await uncovered()
  below.mockReset()
  press('Escape')
  expect([told(), below.mock.calls]).toEqual(['收货人手机号：138****6207', []])
  press('Escape')
  expect(below).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', below)

  await uncovered()
  await pressed(screen, '遮住收货人手机号')
  expect(told()).not.toContain(PHONE)
  await uncovered()
  act(lock)
  expect(told()).not.toContain(PHONE)
  act(unlock)
  expect(told()).not.toContain(PHONE)
  await uncovered()
  rerender(page({ recordId: '2611250000000002' }))
  expect(told()).not.toContain(PHONE)
})

it('of a call is a link once it is uncovered, which has the focus', async () => {
  render(page({ isCalled: true }))
  expect(screen.queryByRole('link')).toBeNull()
  await open('拨打收货人手机号')
  press('2')
  const link = await screen.findByRole('link', { name: PHONE })
  expect(link.getAttribute('href')).toBe(`tel:${PHONE}`)
  await waitFor(() => expect(document.activeElement).toBe(link))
})

it('stays masked where the gateway refuses, in its words', async () => {
  const message = '一小时最多查看 60 次个人信息，请稍后再试'
  fetched.mockImplementation((_address, init) =>
    Promise.resolve(
      init?.method === 'POST' ? Response.json({ code: 'TOO_OFTEN', message }, { status: 429 }) : Response.json({ results: [] }),
    ),
  )
  render(page())
  await open()
  press('2')
  await screen.findByText(message)
  expect(told()).toBe('收货人手机号：138****6207')
})
