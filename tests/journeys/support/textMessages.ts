import { answerPicture } from './answerPicture'
import type { GatewayProcess } from './gatewayProcess'
import type { Walker } from './walker'

/** What every picture says once somebody has looked at it; nobody can read one by program. */
const SAID = 'HK4R'

/** Somebody who reads pictures and gets text messages. */
export const textMessages = (app: Walker, gateway: GatewayProcess) => ({
  /** Answers the picture, asks for the code, reads it from the phone and types it. */
  async typeCodeFor(phone: string): Promise<string> {
    await app.settled()
    await answerPicture(gateway, { ticket: await app.ticket(), answer: SAID })
    await app.fill('图形验证码', SAID)
    await app.tap('获取验证码')
    await app.sees('验证码已发送')
    const code = await gateway.smsCodeFor(phone)
    await app.fill('短信验证码', code)
    return code
  },
})
