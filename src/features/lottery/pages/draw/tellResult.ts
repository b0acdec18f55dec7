import { WON, type Drawn, type LotteryPrize } from '@/contract/lottery'
import { go } from '@/routes/go'
import { alert, confirm } from '@/ui/feedback/dialog'

type Onward = { text: string; yes: string; open: () => Promise<unknown> }

/** Where a prize is found. */
const ONWARD: Readonly<Record<string, Onward>> = {
  coin: { text: '健康币已到账', yes: '查看健康币', open: () => go('coin') },
  coupon: { text: '优惠券已放入券包', yes: '查看优惠券', open: () => go('couponList') },
  goods: { text: '请填写收货地址，我们免费寄给您', yes: '填写地址', open: () => go('prizes') },
}

/** What came of a draw, and the way on. */
export async function tellResult({ code, message, number }: Drawn, prize: LotteryPrize | undefined): Promise<void> {
  const left = number > 0 ? `还可以抽 ${number} 次` : '今天的次数用完了'
  if (code !== WON) return alert({ title: message, text: left })
  const onward = ONWARD[prize?.prizeType ?? '']
  if (!onward) return alert({ title: message, text: `积分已到账，${left}`, icon: 'check-circle' })
  const { text, yes, open } = onward
  if (await confirm({ title: message, text: `${text}，${left}`, icon: 'check-circle', no: '知道了', yes })) await open()
}
