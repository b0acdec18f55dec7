import { useEffect, useRef, useState } from 'react'
import { makeStale } from '@/api/queries'
import { send } from '@/api/send'
import { pay, type PayMethod } from '@/contract/pay'
import { wechat as wechatCalls } from '@/contract/wechat'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { openPayment } from '@/platform/payment'
import { openWechatPay, payerOf, returnedCode, type Outcome } from '@/platform/wechatPay'
import { replaceBy } from '@/routes/go'
import { publicUrl } from '@/routes/resolve'
import { Reason } from '@/ui/reason'
import { usePress } from '@/ui/usePress'
import { bankAddress } from '../rules/bankAddress'
import { payAddress } from '../rules/payAddress'
import { shopOrigin } from '../shopOrigin'
import { useOrderMessages } from './useOrderMessages'

/** The method that WeChat's own cashier is for, and that needs a code of who pays where there is one. */
const WECHAT = 'wechat'

/** What came of the last try to pay, as far as this page can know: `left` for a bank's page. */
export type Tried = Exclude<Outcome, 'done'> | 'left'

const officialAccount = async () => {
  const { config } = await send(wechatCalls.jsSdk, { query: { url: location.href.split('#')[0] ?? '' } })
  return config?.appId
}

/** Pays an order: at the bank's page, in WeChat's own cashier, or by a relative. Whether it was paid is for the gateway to say. */
export function usePaying(orderCode: string) {
  const attempt = useAttempt()
  const messages = useOrderMessages(orderCode)
  const [tried, setTried] = useState<Tried>()
  const [link, setLink] = useState<string>()

  const startPaying = async ({ id, shared }: Pick<PayMethod, 'id' | 'shared'>, known?: string) => {
    const scenes = await messages.ask()
    setTried(undefined)
    const asking = { appId: officialAccount, path: publicUrl('cashier', { orderCode }) }
    const { code, isLeaving } = id !== WECHAT ? {} : known !== undefined ? { code: known } : await payerOf(asking)
    if (isLeaving) return
    const body = { orderCode, methodId: id, ...(code !== undefined && { wechatCode: code }) }
    const { payUrl, wechat } = await attempt(pay.start, { body }, { stale: [pay.methods] })
    void messages.keep(scenes)
    if (wechat) {
      const outcome = await openWechatPay(wechat)
      if (outcome === 'done') await replaceBy('payResult', { orderCode })
      else setTried(outcome)
      void makeStale(pay.methods)
      return
    }
    const address = (shared ? bankAddress : payAddress)(payUrl, shopOrigin())
    if (address === undefined) throw new Reason('支付页面地址不正确，请联系药师')
    if (shared) {
      setLink(address)
      return
    }
    setTried('left')
    await openPayment(address)
  }

  // WeChat leads back to a page that begins anew: what was tapped before goes on.
  const code = useRef<string>()
  const { press: goOn } = usePress(() => startPaying({ id: WECHAT, shared: false }, code.current))
  const going = useRef(goOn)
  going.current = goOn
  useEffect(() => {
    code.current = returnedCode()
    if (code.current !== undefined) void going.current()
  }, [])

  return { startPaying, tried, link, closeLink: () => setLink(undefined) }
}
