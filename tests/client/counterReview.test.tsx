import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import axe from 'axe-core'
import { go } from '../../counter/site/client/address'
import { unlock } from '../../counter/site/client/lock'
import { noteAnswer } from '../../counter/site/client/offline'
import { queries } from '../../counter/site/client/useAsk'
import { switchKeys } from '../../counter/site/keys/keysOn'
import { PrescriptionsPage } from '../../counter/site/prescriptions/PrescriptionsPage'
import type { SafetyFinding } from '../../src/contract/safety'
import { NOTHING_FOUND } from '../support/safetyOf'
import { pressed } from '../support/pressed'

const [FIRST, HELD, THIRD] = ['rx-first', 'rx-held', 'rx-third']
const HOLDER = { staffId: 'liang', name: '梁景和', takenAt: new Date().toISOString() }
const EARLIER = { at: '2026-10-20T11:00:00Z', by: '陆远舟', refusal: '图片缺医师签名' }
const one = (prescriptionId: string) => ({
  ...{ prescriptionId, version: 'a'.repeat(32), patientName: '周*国', relationLabel: '父亲', diagnosis: '高血压' },
  drugs: [{ productCode: '100011', name: '缬沙坦胶囊', quantity: 2 }],
  ...{
    createdAt: '2026-11-25T10:00:00Z',
    answeredAt: null,
    waitsSince: '2026-11-25T10:00:00Z',
    validUntil: '2026-11-28T10:00:00Z',
    writtenBy: null,
    dueAt: null,
  },
  ...{ controlled: [], firstReview: null, fetches: 1, isWaiting: true, isAsked: false, review: null },
  ...{ holder: prescriptionId === HELD ? HOLDER : null, source: 'uploaded', patient: { sex: 0, age: 68 }, isReused: true },
  warnings: { ran: true, critical: 1, warning: 0, info: 2, notChecked: 0 },
})
const detail = (prescriptionId: string) => ({
  ...one(prescriptionId),
  ...{
    paper: null,
    pictures: ['one', 'two'],
    questions: [],
    maxFetches: 1,
    severeNotes: [],
    rechecks,
    canTakeBack: true,
    safety: { ...NOTHING_FOUND, findings },
    reuse: { isCompared: true, sameAs: [] },
  },
  ...(isDone && { isWaiting: false, pictures: [], review: { at: '2026-11-25T11:00:00Z', by: '沈知夏', refusal: '处方已过有效期' } }),
})
const OTHERS = {
  isKnown: true,
  results: [{ prescriptionId: 'rx-earlier', createdAt: '2026-10-20T10:00:00Z', state: 'refused', drugs: ['缬沙坦胶囊'], review: EARLIER }],
}
const SEVERE: SafetyFinding = {
  ...{ ruleId: 'pair-nsaid-anticoagulant', severity: 'critical', title: '一起用有危险', words: '容易出血。', advice: '先问药师。' },
  ...{ because: null, productCodes: ['100011'], source: { document: '说明书', section: '相互作用', date: '2026-11-01' } },
}
const HOLDS = { all: 3, free: 2, mine: 0, others: 1 }

let isDone = false
const RECHECK = { recheckId: 'again', decision: 'rejected', decidedBy: '沈知夏', refusal: '处方已过有效期', at: '2026-11-25T12:00:00Z' }
let rechecks: object[] = []
let findings: SafetyFinding[] = []
const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address : '')
function answerTo(path: string): unknown {
  if (path === '/work/api/me') return { staffId: 'shen', name: '沈知夏', loginName: 'shen', roles: ['pharmacist'] }
  if (path === '/work/api/prescriptions')
    return { results: [FIRST, HELD, THIRD].map(one), hits: 3, currentPage: 1, hasMore: false, holds: HOLDS }
  if (path.endsWith('/holder')) return { holder: path.includes(HELD) ? HOLDER : null }
  if (path.includes('/pictures/')) return { dataUrl: 'data:image/jpeg;base64,AA==' }
  if (path.endsWith('/others')) return OTHERS
  if (path.startsWith('/work/api/prescriptions/')) return detail(path.split('/')[4] ?? '')
  return { results: [], queues: [] }
}
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  unlock()
  noteAnswer()
  switchKeys(true)
  isDone = false
  rechecks = []
  findings = []
  go('/prescriptions?hold=free')
  fetched.mockReset().mockImplementation((address, init) => {
    const path = pathOf(address)
    if (init?.method === 'PUT' && path.endsWith('/refusal')) isDone = true
    if (init?.method === 'PUT' && path.endsWith('/recheck')) rechecks = [{ ...RECHECK, by: '沈知夏', reason: '看错了日期', result: null }]
    return Promise.resolve(Response.json(answerTo(path)))
  })
  render(
    <QueryClientProvider client={queries}>
      <App>
        <PrescriptionsPage />
      </App>
    </QueryClientProvider>,
  )
})
afterEach(() => queries.clear())

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const opened = () => new URLSearchParams(location.search).get('prescription')
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const rows = () => screen.findAllByRole('row', { name: /周\*国/ })

it('tells a grave prescription from an easy one in the list, and how many are in whose hand', async () => {
  const [first, held] = await rows()
  expect(first?.textContent).toContain('周*国 男 68 岁父亲')
  expect(first?.textContent).toContain('严重 1提示 2图片曾出现高血压')
  expect(held?.textContent).toContain('梁景和')
  expect(screen.getByLabelText('谁在办').textContent).toBe('全部 3未领取 2我的 0他人 1')
})

it('opens where a row is pressed as a step of the browser’s history, whose back closes it and leaves the filters', async () => {
  const [first] = await rows()
  fireEvent.click(first!)
  expect(opened()).toBe(FIRST)
  await button('签名通过')
  act(() => window.history.back())
  await waitFor(() => expect(location.search).toBe('?hold=free'))
  await screen.findByLabelText('谁在办')
})

it('asks by E why what the rules call critical can be approved, and sends it with what was seen; what was typed outlives a closed dialog', async () => {
  findings = [SEVERE]
  await rows()
  press('n')
  await button('签名通过')
  press('e')
  const note = await screen.findByLabelText(/为什么可以通过（一起用有危险）/)
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'a long enough password' } })
  await pressed(screen, '签 名')
  await screen.findByText('请写明为什么可以通过，至少 4 个字')
  fireEvent.change(note, { target: { value: '已与医生电话确认' } })
  await pressed(screen, '返 回')
  press('a')
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/为什么可以通过/)).value).toBe('已与医生电话确认')
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'a long enough password' } })
  await pressed(screen, '签 名')
  await waitFor(() =>
    expect(fetched.mock.calls.flatMap(([address, init]) => (pathOf(address).endsWith('/approval') ? [init?.body] : []))).toEqual([
      JSON.stringify({
        ...{ password: 'a long enough password', fetches: 1, acknowledged: [SEVERE.ruleId], severeNote: '已与医生电话确认' },
      }),
    ]),
  )
})

it('goes from case to case by key, past those in other hands, and back to the list', async () => {
  await rows()
  press('n')
  await button('签名通过')
  await screen.findByText(/第 1 \/ 3 张/)
  press('j')
  await waitFor(() => expect(opened()).toBe(THIRD))
  await button('签名通过')
  press('k')
  await waitFor(() => expect(opened()).toBe(FIRST))
  await button('签名通过')
  press('Escape')
  await waitFor(() => expect(opened()).toBeNull())
})

it('enlarges, turns and changes the picture by key and by button', async () => {
  await rows()
  press('n')
  const sheet = async () => (await screen.findByAltText(/^处方图片第/)).parentElement!
  await sheet()
  press('+')
  press(']')
  const turned = await sheet()
  expect([turned.style.getPropertyValue('--zoom'), turned.style.getPropertyValue('--turn')]).toEqual(['1.25', '90deg'])
  await pressed(screen, '适应')
  press('[')
  expect((await sheet()).style.getPropertyValue('--turn')).toBe('270deg')
  await pressed(screen, '第 2 张')
  await screen.findByAltText('处方图片第 2 张')
})

it('is refused with a reason by its number and Ctrl Enter; the next one is the way on', async () => {
  await rows()
  press('n')
  await button('签名通过')
  press('r')
  await screen.findByText('处方审核不通过')
  expect(document.querySelector('.reason-signature')?.textContent).toBe('签名 沈知夏')
  press('5')
  expect(await screen.findByRole('radio', { name: '处方已过有效期' })).toHaveProperty('checked', true)
  fireEvent.keyDown(screen.getByLabelText('说明（选填）'), { key: 'Enter', ctrlKey: true })
  const sent = () => fetched.mock.calls.filter(([address]) => pathOf(address).endsWith('/refusal'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]?.body).toBe(JSON.stringify({ reason: 'expired', words: '' }))
  await pressed(screen, '审下一张')
  expect(opened()).toBe(THIRD)
})

/** Colours and sizes are seen in a browser alone. */
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations

it('has nothing that axe complains of, as a list and as a case', async () => {
  await rows()
  expect(await faults()).toEqual([])
  press('n')
  await button('签名通过')
  await screen.findByAltText(/^处方图片第/)
  expect(await faults()).toEqual([])
})

it('is asked to be looked at again once it is decided, with the reason; while that is open nobody asks again', async () => {
  isDone = true
  await rows()
  press('n')
  await pressed(screen, '申请复核')
  await pressed(screen, /^申\s*请$/)
  await screen.findByText('请写明为什么要复核')
  fireEvent.change(screen.getByLabelText('为什么要复核'), { target: { value: '看错了日期' } })
  await pressed(screen, /^申\s*请$/)
  await waitFor(async () => expect(await button('已申请复核')).toHaveProperty('disabled', true))
  const [sent] = fetched.mock.calls.filter(([address, init]) => init?.method === 'PUT' && pathOf(address).endsWith('/recheck'))
  expect(sent?.[1]?.body).toBe(JSON.stringify({ reason: '看错了日期' }))
  await screen.findByText('等另一位药师复核')
})

it('shows what else was prescribed for the patient, and opens one beside the case, whose keys decide on nothing meanwhile', async () => {
  await rows()
  press('n')
  await pressed(screen, /^没有通过审核 陆远舟.*2026.*图片缺医师签名$/)
  await screen.findByText('处方 rx-earlier')
  await waitFor(() => expect(fetched.mock.calls.map(([address]) => pathOf(address))).toContain('/work/api/prescriptions/rx-earlier'))
  press('r')
  press('j')
  expect([screen.queryByText('处方审核不通过'), opened()]).toEqual([null, FIRST])
  press('Escape')
  await waitFor(() => expect(screen.queryByText('处方 rx-earlier')).toBeNull())
  expect(opened()).toBe(FIRST)
})
