import { Alert, Tag } from 'antd'
import { coupon, type CouponFields, type CouponPreview } from '../../contract/coupon'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { StandingTag } from '../parts/Period'
import { useSettled } from '../parts/useSettled'

type Props = {
  couponType: string
  edited: CouponFields
  /** Of a new one that is made like it: its products. */
  made: { productCodes: string[] | null } | undefined
}

/** What members see of a coupon now and would see after. */
export function CouponPreviewPane({ couponType, edited, made }: Props) {
  const { amount, threshold, remaining, validDays, ...own } = useSettled(edited)
  const products = useSettled(made?.productCodes?.join(','))
  const numbers = { amount: String(amount), threshold: String(threshold), remaining: String(remaining), validDays: String(validDays) }
  const query = { ...own, ...numbers, ...(made && { isNew: 'true' as const }), ...(products !== undefined && { products }) }
  const preview = useAsk(coupon.preview, { params: { couponType }, query })
  return (
    <Answered of={preview}>
      {({ before, after, problem }) => (
        <div className="stack">
          {problem !== null && <Alert type="error" showIcon message={problem} />}
          <div className="shop-views">
            {!made && <View title="会员现在看到" shown={before} />}
            <View title="保存后会员看到" shown={after} />
          </div>
        </div>
      )}
    </Answered>
  )
}

const View = ({ title, shown: { tag, coupon: own, standing } }: { title: string; shown: CouponPreview['after'] }) => (
  <section className="shop-view" aria-label={title}>
    <div className="shop-view-title">
      {title} <StandingTag of={standing} />
    </div>
    <span className="shop-price">¥{yuan(own.amount)}</span> 满 {yuan(own.threshold)} 元可用
    <div>{own.name}</div>
    <div>{own.rule}</div>
    <div>现在领，用到 {shopTime(own.endsAt)}</div>
    <div>{tag === null ? <Tag>商品卡片上没有它</Tag> : <Tag color="red">{tag}</Tag>}</div>
  </section>
)
