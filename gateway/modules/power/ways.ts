import type { PowerType } from '../../../src/contract/power'

type Step = { title: string; text: string }

const BY_POLICY: readonly Step[] = [
  { title: '打开用药权益', text: '第一次使用前，由被保险人本人或监护人阅读并签名' },
  { title: '选择药品', text: '页面上写明保险公司付多少、自己付多少；处方药要有被保险人本人的处方' },
  { title: '付自己的部分', text: '药师核对后发货' },
  { title: '收货', text: '收货后才算用掉额度；取消或退款的，额度恢复' },
]

/** How rights of each kind are used, step by step. */
export const WAYS: Readonly<Record<PowerType, readonly Step[]>> = {
  taf: BY_POLICY,
  innovationpay: [{ title: '按期交费', text: '各期的交费日和增加的额度写在保单上，没有交的期次不增加' }, ...BY_POLICY],
  insurance: [
    { title: '到商保专区选药', text: '专区里的药品，保险公司按比例付' },
    { title: '结算', text: '保险公司付的部分从额度里扣，自己付剩下的；处方药要有被保险人本人的处方' },
    { title: '收货', text: '收货后才算用掉额度；取消或退款的，额度恢复' },
  ],
  svip: [
    { title: '下单自动用上', text: '卡里写明的免运费、会员价，结算时自动算好' },
    { title: '会员券', text: '发到券包，结算时选用' },
    { title: '会员码', text: '到店出示会员码' },
  ],
}
