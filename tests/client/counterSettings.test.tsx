import { fireEvent, screen } from '@testing-library/react'
import { SettingsPage } from '../../counter/site/settings/SettingsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { bar, because, press } from '../support/revisedPage'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = () => {
  site = counterSite({ app: gateway.app, token: she.token, address: '/settings?key=hotWords', page: <SettingsPage /> })
}
const word = () => screen.getAllByLabelText('词')[0] as HTMLInputElement
const type = (value: string) => fireEvent.change(word(), { target: { value } })
const hotWords = async () => JSON.stringify((await she.setting.list({})).results.find(({ key }) => key === 'hotWords')?.value)

describe('a setting at the counter', () => {
  it('keeps what was typed where somebody else wrote the same draft meanwhile, and goes on over it', async () => {
    opened()
    await screen.findAllByLabelText('词')
    type('退热贴')
    because('换季')
    await press(/存\s*草\s*稿/)
    await bar().findByText(/^v1 有 1 处改动/)
    const { results } = await she.revision.list({ query: { subject: 'setting', subjectId: 'hotWords' } })
    const [draft] = results
    const { version: seen } = (await she.setting.list({})).results.find(({ key }) => key === 'hotWords')!
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    const [first, ...rest] = draft!.edited as Array<Record<string, unknown>>
    const body = { edited: [{ ...first, searchWord: '口罩' }, ...rest], reason: '换一个', when: 'draft', seen, typed: '' } as const
    await other.revision.rewrite({ params: { revisionId: draft!.revisionId }, body }, { version: draft!.version })
    type('体温计')
    await press(/立即上线/)
    await screen.findByText(/您打开之后，这里有变化/)
    expect(await hotWords()).not.toContain('体温计')
    await pressed(screen, '保留我填的，重新比较')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    expect(await hotWords()).toContain('体温计')
  })
})
