import { useEffect, useRef, useState } from 'react'
import { refetch } from '@/api/queries'
import { pay } from '@/contract/pay'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openPayment } from '@/platform/payment'
import { wholeAddress } from '@/platform/share'
import { openWechatPay, payerOf, returnedCode, type Outcome } from '@/platform/wechatPay'
import { publicUrl } from '@/routes/resolve'
import { Reason } from '@/ui/feedback/reason'
import { usePress } from '@/ui/press/usePress'
import { officialAccount } from '../../officialAccount'
import { payAddress } from '../../rules/payAddress'

/** Pays a relative's order. Whether it was paid is for the gateway to say. */
export function useFamilyPaying(bill: string) {
  const attempt = useAttempt()
  const [tried, setTried] = useState<Outcome>()

  const startPaying = async (known?: string) => {
    setTried(undefined)
    const asking = { appId: officialAccount, path: publicUrl('familyPay', { bill }) }
    const { code, isLeaving } = known === undefined ? await payerOf(asking) : { code: known }
    if (isLeaving) return
    const { payUrl, wechat } = await attempt(pay.payFamilyBill, { params: { bill }, body: code === undefined ? {} : { wechatCode: code } })
    if (wechat) {
      setTried(await openWechatPay(wechat))
      void refetch(pay.familyBill)
      return
    }
    const address = payAddress(payUrl, wholeAddress(''))
    if (address === undefined) throw new Reason('支付页面地址不正确，请重新打开家人发来的消息')
    await openPayment(address)
  }

  // WeChat leads back to a page that begins anew: what was tapped before goes on.
  const code = useRef<string>()
  const { press: resumePayment } = usePress(() => startPaying(code.current))
  const resume = useRef(resumePayment)
  resume.current = resumePayment
  useEffect(() => {
    code.current = returnedCode()
    if (code.current !== undefined) void resume.current()
  }, [])

  return { startPaying: () => startPaying(), tried }
}
