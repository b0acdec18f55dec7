import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Sex } from '@/contract/idCard'
import { queries } from '@/api/queries'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import { NO_DISEASE, type DiseaseValue } from '@/domain/disease/diseaseValue'
import { useConnectivity } from '@/platform/connectivity'
import { useSession } from '@/platform/session'
import { connected } from '../support/network'

const shop = connected()
let chosen: DiseaseValue

type Given = { age?: number; sex?: Sex; chronic?: string[]; error?: string; value?: DiseaseValue }

function Form({ value: from = NO_DISEASE, ...given }: Given) {
  const [value, setValue] = useState(from)
  chosen = value
  return <DiseaseField required value={value} onChange={setValue} {...given} />
}

function opened(given: Given = {}) {
  render(<Form {...given} />, { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> })
  fireEvent.click(screen.getByRole('button', { name: /确诊疾病/ }))
}

const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('searchbox', { name: '搜索疾病' }), { target: { value: text } })
const choice = (name: RegExp) => screen.findByRole('radio', { name })
const names = () => screen.queryAllByRole('radio').map(({ textContent }) => textContent)
const row = () => screen.getByRole('button', { name: /确诊疾病/ })
const asked = () => shop.network.asked.map(({ url }) => new URL(url).searchParams.get('name'))

describe('the field of a disease', () => {
  beforeEach(() => {
    queries.clear()
    const { token, memberId } = shop.gateway.zhou
    useSession.getState().begin({ token, userId: memberId, nickname: '周岚', phoneNum: '138****6207' })
  })
  afterEach(() => act(() => useConnectivity.setState({ online: true })))

  it('offers the common ones before anything is typed, and takes what is touched', async () => {
    opened()
    fireEvent.click(await choice(/^原发性高血压/))
    expect(chosen).toEqual({ name: '原发性高血压', icdCode: 'I10' })
    expect(row().textContent).toContain('原发性高血压')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds what is typed, by an everyday word or initials, and asks once the keys rest', async () => {
    opened()
    await choice(/^原发性高血压/)
    for (const text of ['m', 'mf', 'mff', '缠', '缠腰', '缠腰龙']) await type(text)
    fireEvent.click(await choice(/^带状疱疹 B02/))
    expect(chosen).toEqual({ name: '带状疱疹', icdCode: 'B02' })
    expect(asked()).toEqual([null, '缠腰龙'])
  })

  it('asks at once where the keyboard says so', async () => {
    opened()
    await type('tnb')
    fireEvent.click(screen.getByRole('button', { name: '搜索' }))
    fireEvent.click(await choice(/^糖尿病 E14/))
    expect(chosen).toEqual({ name: '糖尿病', icdCode: 'E14' })
  })

  it('takes a name it does not find as it was typed, without a code', async () => {
    opened()
    await type('上火了')
    expect((await screen.findByText('没有找到「上火了」')).getAttribute('class')).toContain('color-title')
    fireEvent.click(screen.getByRole('button', { name: /使用我填写的：上火了/ }))
    expect(chosen).toEqual({ name: '上火了', icdCode: null })
  })

  it('offers no own name of one character, and none longer than the gateway takes', async () => {
    opened()
    await type('痛')
    await choice(/^痛风/)
    expect(screen.queryByText(/使用我填写的/)).toBeNull()
    await type('长'.repeat(50))
    expect((await screen.findByText(/使用我填写的/)).textContent).toBe(`使用我填写的：${'长'.repeat(40)}`)
  })

  it('leaves out what this patient cannot have', async () => {
    opened({ sex: Sex.male, age: 8 })
    await choice(/^急性上呼吸道感染/)
    expect(names().join()).not.toMatch(/原发性高血压|阴道炎|前列腺/)
    await type('痛经')
    await screen.findByText('没有找到「痛经」')
    expect(names()).toEqual([])
  })

  it('offers the patient’s chronic diseases first: a touch looks them up', async () => {
    opened({ chronic: ['糖尿病', '高血脂'] })
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: '高血脂' }))
    fireEvent.click(await choice(/^高脂血症/))
    expect(chosen).toEqual({ name: '高脂血症', icdCode: 'E78' })
    expect(asked()).toContain('高血脂')
  })

  it('marks what is chosen', async () => {
    opened({ value: { name: '痛风', icdCode: 'M10' } })
    expect((await choice(/^痛风/)).getAttribute('aria-checked')).toBe('true')
    expect((await choice(/^湿疹/)).getAttribute('aria-checked')).toBe('false')
  })

  it('says that it failed and tries again; what was typed can be used meanwhile', async () => {
    shop.network.stands(() => Promise.resolve(Response.json({ code: 'NO', message: '暂时查不了' }, { status: 429 })))
    opened()
    await type('痛风')
    await screen.findByText('暂时查不了')
    expect(screen.getByText(/使用我填写的：痛风/)).not.toBeNull()
    shop.network.passes()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect((await choice(/^痛风 M10/)).textContent).toContain('M10')
  })

  it('says that there is no network', async () => {
    shop.network.stands(() => Promise.reject(new TypeError('Failed to fetch')))
    act(() => useConnectivity.setState({ online: false }))
    opened()
    expect(await screen.findByText('没有网络')).not.toBeNull()
  })

  it('shows that it is loading', async () => {
    shop.network.stands(() => new Promise<Response>(() => undefined))
    opened()
    expect((await screen.findByRole('status', { name: '正在加载' })).getAttribute('aria-busy')).toBe('true')
  })

  it('shows the form’s problem', () => {
    render(<Form error="请选择确诊疾病" />)
    expect(screen.getByText('请选择确诊疾病')).not.toBeNull()
  })
})
