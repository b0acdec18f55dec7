import { answerPicture } from './answerPicture'
import type { GatewayProcess } from './gatewayProcess'
import type { Shopper } from './shopper'

/** What every picture says once somebody has looked at it; nobody can read one by program. */
const SAID = 'HK4R'

/** Somebody who reads pictures and gets text messages. To be made before the first page is opened. */
export function textMessages(app: Shopper, gateway: GatewayProcess) {
  let answer: Promise<{ ticket: string }> | undefined
  app.page.on('response', (reply) => {
    if (!/\/api\/tickets(\/own)?$/.test(reply.url()) || !reply.ok()) return
    answer = reply.json() as Promise<{ ticket: string }>
    // Of a page that was left before somebody asked for it.
    answer.catch(() => undefined)
  })
  return {
    /** Answers the picture, asks for the code, reads it from the phone and types it. */
    async typeCodeFor(phone: string): Promise<string> {
      await app.page.getByLabel('图形验证码').filter({ visible: true }).first().waitFor()
      await app.settled()
      if (!answer) throw new Error('The page asked for no picture')
      const { ticket } = await answer
      await answerPicture(gateway, { ticket, answer: SAID })
      await app.fill('图形验证码', SAID)
      await app.tap('获取验证码')
      await app.sees('验证码已发送')
      const code = await gateway.smsCodeFor(phone)
      await app.fill('短信验证码', code)
      return code
    },
  }
}
