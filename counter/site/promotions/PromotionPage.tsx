import { promotion, type PromotionAhead, type PromotionDetail } from '../../contract/promotion'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { SampleCarts } from '../parts/SampleCarts'
import { useRevised, type Thing } from '../parts/useRevised'
import { changedOf, editedOf, problemOf, valuesOf } from './promotionFields'
import { PromotionForm } from './PromotionForm'
import '../products/products.css'
import './promotions.css'

type Props = {
  promotionId: string
  /** Which a new one is made like. */ like: string | undefined
  onClose: () => void
  onSaved: () => void
}
const SUBJECT = 'promotion'

/** A promotion as revisions: what is edited of it, the shop's page with it, what carts would pay, and every revision. In place of the list. */
export function PromotionPage({ promotionId, like, onClose, onSaved }: Props) {
  const detail = useAsk(promotion.one, { params: { promotionId } })
  const model = useAsk(promotion.one, { params: { promotionId: like ?? promotionId } })
  return (
    <RevisedThing {...{ subject: SUBJECT, subjectId: promotionId, detail, onSaved, onClose }}>
      {(thing) => (
        <Answered of={model}>{(other) => <Editing of={{ ...thing, now: madeLike(thing.now, other) }} onClose={onClose} />}</Answered>
      )}
    </RevisedThing>
  )
}

/** A new one begins with the kind, the steps and the gift of another; of what is bought together with all of it. */
function madeLike(of: PromotionDetail, { fields, gift }: PromotionDetail): PromotionDetail {
  const { type, levels, giftSkuCode, companions } = fields
  const productCodes = companions === null ? of.fields.productCodes : fields.productCodes
  return of.isNew ? { ...of, gift, fields: { ...of.fields, type, levels, giftSkuCode, companions, productCodes } } : of
}

function Editing({ of, onClose }: { of: Thing<PromotionDetail>; onClose: () => void }) {
  const { promotionId } = of.now
  const revised = useRevised<PromotionDetail, PromotionAhead>(of)
  const { seen, typed, change, refused } = revised
  const values = valuesOf(seen.fields, typed)
  const edited = editedOf(seen, values)
  const isBegun = seen.isNew && (seen.fields.levels.length > 0 || seen.fields.companions !== null)
  return (
    <RevisedPage
      of={revised}
      title={seen.isNew ? '新的促销活动' : seen.text}
      facts={null}
      isNew={seen.isNew}
      edited={edited}
      count={Object.keys(isBegun ? edited : changedOf(seen.fields, values)).length}
      wrong={problemOf(edited)}
      example="换季、清库存、结束活动"
      path={seen.path}
      form={<PromotionForm seen={seen.fields} gift={seen.gift} values={values} change={change} refused={refused} />}
      below={<SampleCarts subject={SUBJECT} subjectId={promotionId} edited={edited} />}
      onClose={onClose}
    />
  )
}
