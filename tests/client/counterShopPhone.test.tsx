import { fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { useState } from 'react'
import { ShopPhone } from '../../counter/site/parts/ShopPhone'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let cheng: StaffPerson

beforeAll(async () => {
  gateway = await gatewayAt()
  cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
})
afterEach(() => site.close())

/** A form with one hot word in it. */
function Form() {
  const [word, setWord] = useState('口罩')
  return (
    <>
      <input aria-label="词" value={word} onChange={({ target }) => setWord(target.value)} />
      <ShopPhone subject="setting" subjectId="hotWords" edited={[{ searchWord: word, note: null }]} path="/search" />
    </>
  )
}
const opened = () => {
  site = counterSite({ app: gateway.app, token: cheng.token, address: '/', page: <Form /> })
}
const type = (word: string) => fireEvent.change(screen.getByLabelText('词'), { target: { value: word } })
const frame = () => screen.findByTitle<HTMLIFrameElement>('店里的样子')
/** What the gateway answers whoever opens the address of the frame. */
async function seenIn({ src }: HTMLIFrameElement) {
  const { pathname, searchParams } = new URL(src)
  const looker = gateway.client({ headers: { 'X-Preview': searchParams.get('previewToken') ?? '' } })
  const { results } = await looker.search.hotWords()
  return { pathname, look: searchParams.get('previewLook'), words: results.map(({ searchWord }) => searchWord) }
}

describe('the phone beside a form', () => {
  it('shows the shop’s page with what is typed, once it has settled, in either version', async () => {
    opened()
    expect(await seenIn(await frame())).toEqual({ pathname: '/search', look: null, words: ['口罩'] })
    for (const word of ['退', '退热', '退热贴']) type(word)
    await waitFor(async () => expect(await seenIn(await frame())).toMatchObject({ words: ['退热贴'] }))
    expect(site.sent.map(({ body }) => body?.edited)).toEqual(['口罩', '退热贴'].map((searchWord) => [{ searchWord, note: null }]))
    fireEvent.click(screen.getByText('关怀版'))
    expect(await seenIn(await frame())).toMatchObject({ look: 'elder', words: ['退热贴'] })
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '在新窗口看' }).href).toBe((await frame()).src)
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'heading-order': { enabled: false } }
    expect((await axe.run(document.body, { rules, iframes: false })).violations).toEqual([])
  })

  it('says why where what is typed may not stand, and shows it again when it may', async () => {
    opened()
    await frame()
    type('缬沙坦')
    await screen.findByText(/「缬沙坦」只找得到处方药/)
    expect(screen.queryByTitle('店里的样子')).toBeNull()
    type('退热贴')
    await waitFor(async () => expect(await seenIn(await frame())).toMatchObject({ words: ['退热贴'] }))
  })

  it('says so while there is no network, and comes back with it', async () => {
    opened()
    await frame()
    site.cut()
    await screen.findByText('网络断开，恢复后再显示')
    expect(screen.queryByTitle('店里的样子')).toBeNull()
    site.mend()
    expect(await seenIn(await frame())).toMatchObject({ words: ['口罩'] })
  })

  it('is skipped by one key', async () => {
    opened()
    await frame()
    await pressed(screen, '跳过店里的样子')
    expect(screen.getByRole('region', { name: '店里的样子' }).lastElementChild).toBe(document.activeElement)
  })
})
