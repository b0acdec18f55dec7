import { MESSAGES, sentenceOf } from '@/api/errors'
import { refetch } from '@/api/queries'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { mall } from '@/contract/mall'
import { transferredLogin } from '@/platform/entry'
import { host } from '@/platform/host'
import { useSession } from '@/platform/session'
import { alert, confirm } from '@/ui/feedback/dialog'
import { beginSession } from './beginSession'

/**
 * Takes a token over that was handed to the shop when it was entered. The gateway turns it into a session of this device and
 * ends the old one. Nobody is logged in, or switched to another account, by a link without saying so: a stranger may have
 * written it (SECURITY-AND-RELIABILITY, E2).
 */
export async function acceptTransferredLogin() {
  try {
    const handed = await transferredLogin()
    if (!handed) return
    const { member } = useSession.getState()
    if (member && handed.userId === member.userId) return
    const { token, entry } = handed
    const session = await write(account.exchange, { body: { token, ...(entry && { entry }) } })
    const same = member?.userId === session.userId
    const expected = same || (handed.trusted && !member)
    if (!expected && !(await agreedTo(session.phoneNum, member?.phoneNum))) {
      await dropped(session.token)
      return
    }
    await beginSession(session)
    await refetch(mall.home)
  } catch (error) {
    if (host.native) await alert({ title: '登录信息无法读取', text: MESSAGES.upgrade })
    else await alert({ title: '没有登录成功', text: sentenceOf(error) })
  }
}

const agreedTo = (phone: string, present: string | undefined) =>
  confirm({
    title: present ? '切换账号？' : '登录这个账号？',
    text: present
      ? `您正以 ${present} 登录，这个链接属于 ${phone}。不是本人发来的链接请不要切换。`
      : `这个链接属于 ${phone}。不是您本人的账号请不要登录。`,
    yes: present ? '切换' : '是我的账号',
    no: '不是',
  })

/** A session nobody wanted is ended at the gateway too. It is not this device's, so that its token travels by hand. */
const dropped = (token: string) => write(account.exchangeRefused, { body: { token } })
