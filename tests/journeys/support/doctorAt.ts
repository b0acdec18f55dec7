import { answeringAt } from './answeringAt'
import type { GatewayProcess } from './gatewayProcess'

const LIANG = { loginName: 'liang', name: '梁景和', role: 'doctor' } as const

/** A doctor at the counter, in a browser of his own; while he is there the demonstration's leaves the work to him. */
export async function doctorAt(gateway: GatewayProcess) {
  const answering = await answeringAt(gateway, LIANG, '接诊')
  const { work, password, sees } = answering
  return {
    ...answering,
    /** Writes what the member hopes for, one piece once a day, for what was diagnosed in person, and signs it. */
    async prescribes({ drug }: { drug: string }) {
      await work.getByRole('button', { name: /开处方/ }).click()
      const drawer = work.getByRole('dialog')
      await drawer.getByRole('button', { name: `加上${drug}` }).click()
      await drawer.getByLabel(`${drug}每次的用量`).fill('1')
      await drawer.getByLabel(`${drug}每日的次数`).fill('1')
      await drawer.getByLabel('登录密码，输入即为签名').fill(password)
      await drawer.getByRole('button', { name: '签名开具' }).click()
      await sees('处方已开出，药师审核后会员就能购买')
    },
  }
}
