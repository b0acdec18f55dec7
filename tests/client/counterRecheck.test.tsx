import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { go } from '../../counter/site/client/address'
import { unlock } from '../../counter/site/client/lock'
import { noteAnswer } from '../../counter/site/client/offline'
import { queries } from '../../counter/site/client/useAsk'
import { RechecksPage } from '../../counter/site/rechecks/RechecksPage'
import { NOTHING_FOUND } from '../support/safetyOf'
import { pressed } from '../support/pressed'

const AT = '2026-11-25T10:00:00Z'
const RECHECK = {
  recheckId: 'again',
  decision: 'approved',
  decidedBy: '沈知夏',
  refusal: null,
  at: AT,
  by: '何叙',
  reason: '看错了',
  result: null,
}
const CASE = {
  ...{ prescriptionId: 'rx-one', version: 'a'.repeat(32), patientName: '周*国', relationLabel: '父亲', diagnosis: '高血压' },
  ...{ drugs: [], createdAt: AT, answeredAt: null, waitsSince: AT, validUntil: AT, writtenBy: null, dueAt: null, controlled: [] },
  ...{ firstReview: null, fetches: 1, isWaiting: false, isAsked: false, review: { at: AT, by: '沈知夏', refusal: null } },
  ...{
    paper: null,
    pictures: [],
    questions: [],
    maxFetches: 1,
    severeNotes: [],
    reuse: { isCompared: true, sameAs: [] },
    safety: NOTHING_FOUND,
  },
  rechecks: [RECHECK],
}

let [isOwn, canTakeBack] = [false, true]
const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address.replace('/work/api', '') : '')
function answerTo(path: string): unknown {
  if (path === '/me') return { staffId: 'liang', name: '梁景和', loginName: 'liang', roles: ['pharmacist'] }
  const results = [{ prescription: CASE, recheck: RECHECK, holder: null, isOwn }]
  if (path === '/rechecks') return { results, hits: 1, currentPage: 1, hasMore: false, holds: { all: 1, free: 1, mine: 0, others: 0 } }
  if (path.endsWith('/holder')) return { holder: null }
  if (path.endsWith('/others')) return { isKnown: false, results: [] }
  return path.startsWith('/prescriptions/') ? { ...CASE, canTakeBack } : { results: [], queues: [] }
}
Element.prototype.scrollIntoView = () => undefined

function open() {
  unlock()
  noteAnswer()
  go('/rechecks?recheck=rx-one')
  fetched.mockReset().mockImplementation((address) => Promise.resolve(Response.json(answerTo(pathOf(address)))))
  render(
    <QueryClientProvider client={queries}>
      <App>
        <RechecksPage />
      </App>
    </QueryClientProvider>,
  )
}
afterEach(() => {
  queries.clear()
  ;[isOwn, canTakeBack] = [false, true]
})
const writes = (path: string) => fetched.mock.calls.filter(([address, init]) => init?.method === 'PUT' && pathOf(address) === path)

it('takes an approval back with what the member is told and a note that stays with the pharmacists', async () => {
  open()
  await pressed(screen, '写结论')
  fireEvent.click(await screen.findByLabelText('撤回通过'))
  fireEvent.change(screen.getByLabelText('复核说明'), { target: { value: '确实看错了' } })
  await pressed(screen, '写下结论')
  await screen.findByText('请选择告诉会员的原因')
  expect(writes('/rechecks/rx-one')).toHaveLength(0)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '告诉会员的原因' }))
  fireEvent.click(await screen.findByText('用法用量不合适'))
  await pressed(screen, '写下结论')
  await waitFor(() => expect(writes('/rechecks/rx-one')).toHaveLength(1))
  const sent = JSON.parse(writes('/rechecks/rx-one')[0]?.[1]?.body as string) as object
  expect(sent).toEqual({ outcome: 'takenBack', note: '确实看错了', reason: 'dosage' })
})

it('says where nothing can be taken back, and takes the note alone', async () => {
  canTakeBack = false
  open()
  await pressed(screen, '写结论')
  await screen.findByText(/不能撤回，只能写下说明/)
  expect(screen.getByLabelText('撤回通过')).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('复核说明'), { target: { value: '已电话告诉会员' } })
  await pressed(screen, '写下结论')
  await waitFor(() => expect(writes('/rechecks/rx-one')).toHaveLength(1))
})

it('is only looked at, and not taken in hand, by who decided', async () => {
  isOwn = true
  open()
  await screen.findByText('自己作的决定，要由另一位药师复核')
  expect([screen.queryByRole('button', { name: '写结论' }), writes('/queues/rechecks/rx-one/holder')]).toEqual([null, []])
})
