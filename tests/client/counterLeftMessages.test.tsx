import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import type { StaffLeftMessage } from '../../counter/contract/leftMessage'
import { VERSION_HEADER, type Conflict } from '../../counter/contract/version'
import { go } from '../../counter/site/client/address'
import { dropDrafts } from '../../counter/site/client/drafts'
import { unlock } from '../../counter/site/client/lock'
import { queries } from '../../counter/site/client/useAsk'
import { LeftMessagesPage } from '../../counter/site/leftMessages/LeftMessagesPage'
import { pressed } from '../support/pressed'

const SEEN = 'a'.repeat(32)
const left = (id: string, set: Partial<StaffLeftMessage> = {}): StaffLeftMessage => ({
  ...{ id, version: SEEN, website: 'mall', text: `留言 ${id}`, at: '2026-11-25T10:00:00.000Z', phone: null, isMember: true, answer: null },
  ...set,
})
const ANSWERED: Conflict = {
  version: 'b'.repeat(32),
  last: { by: '何叙', at: '2026-11-25T10:09:00.000Z', what: '回复过这条留言' },
  isDecided: true,
  fields: [],
}

let refusal: Conflict | undefined
const fetched = jest.spyOn(globalThis, 'fetch')
const answers = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PUT')

beforeEach(() => {
  unlock()
  dropDrafts()
  refusal = undefined
  fetched.mockReset().mockImplementation((address, init) => {
    const path = typeof address === 'string' ? address.replace('/work/api', '') : ''
    if (path === '/me') return Promise.resolve(Response.json({ staffId: 'su', name: '苏念', loginName: 'su', roles: ['clerk'] }))
    if (path.startsWith('/uncovered/')) return Promise.resolve(Response.json({ results: [] }))
    if (init?.method === 'PUT' && refusal)
      return Promise.resolve(Response.json({ code: 'CHANGED_SINCE', message: '有变化', details: refusal }, { status: 409 }))
    if (init?.method === 'PUT') return Promise.resolve(Response.json({ done: true }))
    const results = [left('1'), left('2', { isMember: false, phone: '139****5678' })]
    return Promise.resolve(Response.json({ results, hits: 2, currentPage: 1, hasMore: false }))
  })
  go('/left-messages')
})
afterEach(() => queries.clear())

async function opened(text: string) {
  render(
    <QueryClientProvider client={queries}>
      <App>
        <LeftMessagesPage />
      </App>
    </QueryClientProvider>,
  )
  const row = (await screen.findByText(text)).closest('tr')
  fireEvent.click(row!.querySelector('button')!)
  return screen.findByLabelText<HTMLTextAreaElement>('回复')
}
const answer = () => fireEvent.click(document.querySelector('.ant-modal .ant-btn-primary')!)

it('are answered once, with what was seen; an empty answer goes nowhere', async () => {
  const field = await opened('留言 1')
  answer()
  await screen.findByText('请写下回复')
  expect(answers()).toEqual([])
  fireEvent.change(field, { target: { value: '已补发' } })
  answer()
  await screen.findByText('已回复，会员会收到提醒')
  const [[address, init] = []] = answers()
  expect([address, init?.body, init?.headers]).toEqual([
    '/work/api/left-messages/1/answer',
    JSON.stringify({ text: '已补发' }),
    expect.objectContaining({ [VERSION_HEADER]: SEEN }),
  ])
})

it('say who was quicker, keep what was typed, and lead to the next', async () => {
  refusal = ANSWERED
  const field = await opened('留言 1')
  fireEvent.change(field, { target: { value: '已补发' } })
  answer()
  await screen.findByText(/^何叙已在 2026-11-25 18:09 回复过这条留言。$/)
  expect(field.value).toBe('已补发')
  await pressed(screen, '回下一条')
  await waitFor(() => expect(document.querySelector('.ant-modal')?.textContent).toContain('留言 2'))
  // A visitor has no account: the telephone is the way.
  await screen.findByText('访客没有账号，看不到这里的回复：请打电话告诉他，再记下怎样回复的')
  expect(screen.getByRole('button', { name: '拨打留下的手机号' })).toBeTruthy()
})
