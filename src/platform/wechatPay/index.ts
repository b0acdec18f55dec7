import Taro from '@tarojs/taro'
import { loginCode } from '../ownLogin'
import { inTime } from './inTime'
import type { Asking, Outcome, Payer, WechatPayment } from './types'

export const payerOf = async (_asking: Asking): Promise<Payer> => ({ code: await loginCode() })

/** Nothing comes back by an address in the mini-program. */
export const returnedCode = (): string | undefined => undefined

/** Opens WeChat's cashier above the page. */
export const openWechatPay = ({ timeStamp, nonceStr, package: prepay, signType, paySign }: WechatPayment): Promise<Outcome> =>
  inTime(
    Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType, paySign }).then(
      () => 'done' as const,
      (refusal: unknown) => (/cancel/i.test((refusal as { errMsg?: string }).errMsg ?? '') ? 'cancelled' : 'failed'),
    ),
  )
export type { Outcome }
