import { fireEvent, screen } from '@testing-library/react'
import { SvipCodesPage } from '../../counter/site/svipCodes/SvipCodesPage'
import { staffAt } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'
import { svipHeld } from '../support/svipAt'

let gateway: Gateway
let site: ReturnType<typeof counterSite>

beforeEach(async () => {
  gateway = await gatewayAt()
  const { token } = await staffAt(gateway, { roles: ['clerk'], name: '孟夏' })
  site = counterSite({ app: gateway.app, token, address: '/svipCodes', page: <SvipCodesPage /> })
})
afterEach(() => {
  site.close()
  site.forget()
})

async function take(code: string) {
  fireEvent.change(await screen.findByLabelText('会员码'), { target: { value: code } })
  await pressed(screen, /^核\s*验$/)
}

describe('a member’s code at the counter', () => {
  it('says who it is, masked, and until when; shown again it is refused, and so is one that is wrong', async () => {
    await svipHeld(gateway, gateway.zhou)
    const { code } = await gateway.zhou.svip.qrCode()
    await take(code)
    await screen.findByText('会员有效，这个会员码已核验')
    screen.getByText('周*')
    screen.getByText('SVIP 年卡')
    expect(screen.getByLabelText<HTMLInputElement>('会员码').value).toBe('')
    await take(code)
    await screen.findByText('这个会员码已经用过，请会员刷新后再扫')
    expect(screen.queryByText('SVIP 年卡')).toBeNull()
    await take(`${code.slice(0, 12)}${code.slice(12) === '00000000' ? '00000001' : '00000000'}`)
    await screen.findByText('会员码不对或已过期，请会员刷新后再扫')
    await take('123')
    await screen.findByText('会员码是 20 位数字')
  })
})
