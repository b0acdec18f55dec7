import { useEffect, useRef, useState } from 'react'
import { refetch } from '@/api/queries'
import { pay, type PayMethod } from '@/contract/pay'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openPayment } from '@/platform/payment'
import { wholeAddress } from '@/platform/share'
import { openWechatPay, payerOf, returnedCode, type Outcome } from '@/platform/wechatPay'
import { Reason } from '@/ui/feedback/reason'
import { usePress } from '@/ui/press/usePress'
import { sharedLink, type SharedLink } from '../rules/sharedLink'
import type { Payee } from './payee'
import { officialAccount } from '../officialAccount'
import { payAddress } from '../rules/payAddress'
import { useOrderMessages } from './useOrderMessages'

/** The method that WeChat's own cashier is for, and that needs a code of who pays where there is one. */
export const WECHAT = 'wechat'

/** What came of the last try to pay, as far as this page can know: `left` for a bank's page. */
export type Tried = Exclude<Outcome, 'done'> | 'left'

/** Pays an order or what else there is: at the bank's page, in WeChat's own cashier, or by a relative. Whether it was paid is for the gateway to say. */
export function usePaying({ code: payeeCode, isOrder, path, toResult }: Payee) {
  const attempt = useAttempt()
  const messages = useOrderMessages(payeeCode)
  const [tried, setTried] = useState<Tried>()
  const [link, setLink] = useState<SharedLink>()

  const startPaying = async ({ id, shared }: Pick<PayMethod, 'id' | 'shared'>, known?: string) => {
    const scenes = isOrder ? await messages.ask() : []
    setTried(undefined)
    const asking = { appId: officialAccount, path }
    const { code, isLeaving } = id !== WECHAT ? {} : known !== undefined ? { code: known } : await payerOf(asking)
    if (isLeaving) return
    const body = { ordersCode: payeeCode, methodId: id, ...(code !== undefined && { wechatCode: code }) }
    const { payUrl, wechat } = await attempt(pay.start, { body })
    void messages.keep(scenes)
    if (wechat) {
      const outcome = await openWechatPay(wechat)
      if (outcome === 'done') await toResult()
      else setTried(outcome)
      void refetch(pay.methods)
      return
    }
    const whole = shared ? sharedLink(payUrl, wholeAddress('')) : payAddress(payUrl, wholeAddress(''))
    if (whole === undefined) throw new Reason('支付页面地址不正确，请联系药师')
    if (typeof whole !== 'string') {
      setLink(whole)
      return
    }
    setTried('left')
    await openPayment(whole)
  }

  // WeChat leads back to a page that begins anew: what was tapped before goes on.
  const code = useRef<string>()
  const { press: resumePayment } = usePress(() => startPaying({ id: WECHAT, shared: false }, code.current))
  const resume = useRef(resumePayment)
  resume.current = resumePayment
  useEffect(() => {
    code.current = returnedCode()
    if (code.current !== undefined) void resume.current()
  }, [])

  return { startPaying, tried, link, closeLink: () => setLink(undefined) }
}
