import { deskOf } from './deskOf'
import type { GatewayProcess } from './gatewayProcess'
import { closeBrowser } from './phone'

const LIANG = { loginName: 'liang', name: '梁景和', role: 'doctor' } as const

// Beside a mini-program he has a browser of his own.
afterAll(closeBrowser)

/** A doctor at the counter, in a browser of his own; while he is there the demonstration's leaves the work to him. */
export async function doctorAt(gateway: GatewayProcess) {
  const { work, password, leave } = await deskOf({ gateway }, LIANG, '/chats')
  const sees = (words: string | RegExp) => work.getByText(words).first().waitFor()
  return {
    sees,
    /** Takes the consultation that has waited longest. */
    async takesOldest() {
      await work.getByText('按 N 接待等得最久的一位').first().waitFor()
      await work.keyboard.press('n')
      await sees('，您正在接诊')
    },
    async answers(text: string) {
      await work.getByLabel('回复', { exact: true }).fill(text)
      await work.keyboard.press('Enter')
      await work.getByRole('log', { name: '对话' }).getByText(text).waitFor()
    },
    /** Writes what the member hopes for, to be taken so many times a day, and signs it. */
    async prescribes({ disease, drug }: { disease: RegExp; drug: RegExp }) {
      await work.getByRole('button', { name: /开处方/ }).click()
      const drawer = work.getByRole('dialog')
      await drawer.getByRole('button', { name: drug }).click()
      await drawer.getByText(disease).first().waitFor()
      await drawer.getByLabel('登录密码，输入即为签名').fill(password)
      await drawer.getByRole('button', { name: '签名开具' }).click()
      await sees('处方已开出，药师审核后会员就能购买')
    },
    leave,
  }
}
