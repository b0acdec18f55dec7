import type { Settlement } from '@/contract/settlement'
import { yuan } from '@/lib/money'
import { Notice } from '@/ui/card/Notice'

type Benefit = NonNullable<Settlement['benefit']>

/** By whose policy it is paid, and what of its year is left before this order. */
export const InsuredNote = ({ of: { insuredName, planName, percent, left } }: { of: Benefit }) => (
  <Notice kind="info" icon="shield">
    用{insuredName}的{planName}直接结算，保险公司付 {percent}%，今年还剩 ¥{yuan(left)}。取消或退款时，商保付的部分退回额度。
  </Notice>
)
