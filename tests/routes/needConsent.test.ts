import { fireEvent } from '@testing-library/dom'
import { address } from '@/contract/address'
import { agreementTo } from '@/contract/agreement'
import type * as LaterRoutes from '@/routes/laterRoutes'
import { handlers } from '../../gateway/modules/handlers'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

/** The address form stands for any page that needs a consent, in its row and in its call. */
const DOCUMENT = 'drugUserRule'
const NEEDED = [DOCUMENT] as const
jest.doMock('@/routes/laterRoutes', () => {
  const { laterRoutes } = jest.requireActual<typeof LaterRoutes>('@/routes/laterRoutes')
  return { laterRoutes: { ...laterRoutes, address: { ...laterRoutes.address, needConsent: NEEDED } } }
})
const guarded = handlers.map((one) =>
  one.endpoint.line === address.change.line ? { ...one, endpoint: { ...one.endpoint, needConsent: NEEDED } } : one,
)

const FORM = '/user/address/add'
const TEXT = /用药人的证件号码、诊断、处方、病历、证件照片和健康情况是敏感个人信息/
const textFor = (page: string) => `/${DOCUMENT}?backurl=${encodeURIComponent(page)}`
const present = () => location.pathname + location.search

describe('a page that needs a consent', () => {
  let gateway: Gateway
  let app: BootedApp
  beforeAll(async () => {
    gateway = await gatewayAt(undefined, { handlers: guarded })
  })
  beforeEach(async () => {
    const { version } = await gateway.visitor.document.one({ params: { name: DOCUMENT } })
    await gateway.zhou.agreement.agree({ body: { agreements: agreementTo({ document: DOCUMENT, version }) } })
  })
  afterEach(() => app.close())
  const takeBack = () => gateway.zhou.agreement.withdraw({ params: { document: DOCUMENT } })
  const field = () => app.page().querySelector<HTMLInputElement>('input')

  it('shows a visitor the login', async () => {
    app = await bootApp(FORM, { gateway })
    await app.sees(/家人的药/)
    expect(present()).toBe(`/account/login?backurl=${encodeURIComponent(FORM)}`)
  })

  it('opens for a member who gave it', async () => {
    app = await bootApp(FORM, { gateway, as: 'zhou' })
    await app.sees('收货人')
    expect([present(), app.depth()]).toEqual([FORM, 1])
  })

  it('leads a member who did not to the text, and stands there once he agreed', async () => {
    await takeBack()
    app = await bootApp(FORM, { gateway, as: 'zhou' })
    await app.sees(TEXT)
    expect(present()).toBe(textFor(FORM))
    await app.tap('同意并继续')
    await app.sees('收货人')
    expect([present(), app.depth()]).toEqual([FORM, 1])
  })

  it('stays closed to who declines, asks no second time, and says the way', async () => {
    await takeBack()
    app = await bootApp(FORM, { gateway, as: 'zhou' })
    await app.tap('不同意')
    await app.sees('需要您单独同意')
    expect([present(), app.depth(), field()]).toEqual([FORM, 1, null])
    await app.tap('阅读文件')
    await app.sees(TEXT)
  })

  it('keeps what was typed where the consent is taken back in the middle of it', async () => {
    const [first] = (await gateway.zhou.address.list()).results
    const page = `/user/address/edit/${first?.id}`
    app = await bootApp(page, { gateway, as: 'zhou' })
    await app.sees('收货人')
    const typedInto = field()
    fireEvent.input(typedInto!, { target: { value: '周小岚' } })
    await takeBack()

    await app.tap('保存')
    await app.sees(TEXT)
    expect(present()).toBe(textFor(page))
    await app.tap('同意并继续')
    await app.sees('收货人')
    expect(present()).toBe(page)
    expect(field()).toBe(typedInto)
    expect(typedInto?.value).toBe('周小岚')
    expect(app.page().textContent).not.toContain('请先阅读并单独同意')

    await app.tap('保存')
    await app.sees('地址已保存')
    expect((await gateway.zhou.address.one({ params: { id: first?.id ?? '' } })).consigneeName).toBe('周小岚')
  })
})
