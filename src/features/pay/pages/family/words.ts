import type { Outcome } from '@/platform/wechatPay'

/** How a try to pay for a relative ended by WeChat's word, which proves nothing. */
export const WORDS: Readonly<Record<Outcome, string>> = {
  done: '支付结果确认中，请稍候，不要重复付款',
  cancelled: '您没有付款，可以再次确认支付',
  failed: '微信支付没有完成，请再试一次；已经付款的请稍候，不要重复付款',
  silent: '没有收到微信的答复，已经付款的请稍候，还没付的可以再次确认支付',
  absent: '这里打不开微信支付，请在微信里打开这条消息付款',
}
