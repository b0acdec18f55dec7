import { Alert, Tag } from 'antd'
import { promotion, type PromotionFields, type PromotionPreview } from '../../contract/promotion'
import { yuan } from '../../../src/lib/money'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { StandingTag } from '../parts/Period'
import { useSettled } from '../parts/useSettled'
import { CardView } from '../products/CardView'

type Props = {
  promotionId: string
  edited: PromotionFields
  /** Of a new one that is made like it: its products. */
  made: { productCodes: string[] | null } | undefined
}

/** What shoppers see of a promotion now and would see after, and what carts would be given. */
export function PromotionPreviewPane({ promotionId, edited, made }: Props) {
  const { levels, beginsAt, endsAt } = useSettled(edited)
  const products = useSettled(made?.productCodes?.join(','))
  const query = {
    ...(levels.length > 0 && { levels: levels.map(({ threshold, off }) => `${threshold}:${off}`).join(',') }),
    beginsAt,
    endsAt,
    ...(made && { isNew: 'true' as const }),
    ...(products !== undefined && { products }),
  }
  const preview = useAsk(promotion.preview, { params: { promotionId }, query })
  return (
    <Answered of={preview}>
      {({ before, after, examples, problem, notes }) => (
        <div className="stack">
          {problem !== null && <Alert type="error" showIcon message={problem} />}
          {notes.map((note) => (
            <Alert key={note} type="warning" showIcon message={note} />
          ))}
          <div className="shop-views">
            {!made && <View title="顾客现在看到" shown={before} />}
            <View title="保存后顾客看到" shown={after} />
          </div>
          {after.standing !== 'over' && examples.length > 0 && <div>{examples.map(exampleWords).join('；')}</div>}
        </div>
      )}
    </Answered>
  )
}

const exampleWords = ({ amount, off, gift }: PromotionPreview['examples'][number]) =>
  `买 ¥${yuan(amount)}：${gift !== null ? `赠${gift}` : off > 0 ? `减 ¥${yuan(off)}` : '没有优惠'}`

const View = ({ title, shown: { text, detail, standing, card } }: { title: string; shown: PromotionPreview['after'] }) => (
  <section className="shop-view" aria-label={title}>
    <div className="shop-view-title">
      {title} <StandingTag of={standing} />
    </div>
    <div>
      <Tag color="orange">{text}</Tag> {detail}
    </div>
    {card && standing !== 'over' && <CardView card={card} />}
    {standing === 'over' && <div>活动已结束，卡片和商品页上没有它</div>}
    {!card && standing !== 'over' && <div>没有在架的商品参加</div>}
  </section>
)
