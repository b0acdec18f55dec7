import type { GatewayProcess } from './gatewayProcess'
import { deskOf } from './deskOf'
import { closeBrowser } from './phone'

const SHEN = { loginName: 'shen', name: '沈知夏', role: 'pharmacist' } as const

// Beside a mini-program she has a browser of her own.
afterAll(closeBrowser)

/** A pharmacist at the counter, in a browser of her own; while she is there the demonstration's leaves the work to her. */
export async function pharmacistAt(gateway: GatewayProcess) {
  const { work, password, leave } = await deskOf({ gateway }, SHEN, '/prescriptions')
  const sees = (words: string) => work.getByText(words).first().waitFor()
  const open = async (path: string, row: RegExp, button: RegExp) => {
    await work.goto(`${gateway.address}/work${path}`)
    await work.getByRole('row', { name: row }).getByRole('button', { name: button }).click()
  }
  return {
    /** Signs the prescription in the row that says this. */
    async approves(row: RegExp) {
      await open('/prescriptions', row, /审\s*核/)
      await work.getByRole('button', { name: '签名通过' }).click()
      await work.getByLabel('登录密码').fill(password)
      await work.getByRole('button', { name: /^签\s*名$/ }).click()
      await sees('已签名通过，会员已收到消息')
    },
    async refuses(row: RegExp, reason: string) {
      await open('/prescriptions', row, /审\s*核/)
      await work.getByRole('button', { name: '不通过' }).click()
      await work.getByText(reason).click()
      await work.getByRole('button', { name: /^退\s*回$/ }).click()
      await sees('已退回，会员已收到消息')
    },
    /** Lets the paid order in the row that says this go. */
    async checks(row: RegExp) {
      await open('/orders', row, /核\s*对/)
      await work.getByRole('button', { name: '核对通过' }).click()
      await sees('已核对，可以发货')
    },
    leave,
  }
}
