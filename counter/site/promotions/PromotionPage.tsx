import { Tag } from 'antd'
import { promotion, type PromotionAhead, type PromotionDetail } from '../../contract/promotion'
import { revision, type Revision } from '../../contract/revision'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { HeadFacts } from '../parts/HeadFacts'
import { leaving, RevisedPage } from '../parts/RevisedPage'
import { liveOf } from '../parts/Revisions'
import { SampleCarts } from '../parts/SampleCarts'
import { useRevised } from '../parts/useRevised'
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
  const kept = useAsk(revision.list, { query: { subject: SUBJECT, subjectId: promotionId, size: 50 } })
  const reread = async () => {
    onSaved()
    const [{ data }] = await Promise.all([detail.refetch(), kept.refetch()])
    return data
  }
  useKeys({ leave: leaving(onClose) })
  return (
    <div className="review revised">
      <Answered of={detail}>
        {(data) => (
          <Answered of={model}>
            {(other) => (
              <Answered of={kept}>
                {({ results }) => <Editing now={madeLike(data, other)} all={results} reread={reread} onClose={onClose} />}
              </Answered>
            )}
          </Answered>
        )}
      </Answered>
    </div>
  )
}

/** A new one begins with the kind, the steps and the gift of another. */
function madeLike(of: PromotionDetail, { fields, gift }: PromotionDetail): PromotionDetail {
  const { type, levels, giftSkuCode } = fields
  return of.isNew ? { ...of, gift, fields: { ...of.fields, type, levels, giftSkuCode } } : of
}

type EditingProps = {
  now: PromotionDetail
  all: readonly Revision[]
  reread: () => Promise<PromotionDetail | undefined>
  onClose: () => void
}

function Editing({ onClose, ...of }: EditingProps) {
  const { promotionId } = of.now
  const revised = useRevised<PromotionDetail, PromotionAhead>({ ...of, subject: SUBJECT, subjectId: promotionId })
  const { seen, typed, change, refused } = revised
  const values = valuesOf(seen.fields, typed)
  const edited = editedOf(seen, values)
  const isBegun = seen.isNew && seen.fields.levels.length > 0
  return (
    <>
      <Head of={seen} live={liveOf(of.all)} />
      <RevisedPage
        of={revised}
        edited={edited}
        count={Object.keys(isBegun ? edited : changedOf(seen.fields, values)).length}
        wrong={problemOf(edited)}
        example="换季、清库存、结束活动"
        path={seen.path}
        form={<PromotionForm seen={seen.fields} gift={seen.gift} values={values} change={change} refused={refused} />}
        below={<SampleCarts subject={SUBJECT} subjectId={promotionId} edited={edited} />}
        onClose={onClose}
      />
    </>
  )
}

const Head = ({ of: { text, isNew }, live }: { of: PromotionDetail; live: Revision | undefined }) => (
  <HeadFacts>
    <h1>{isNew ? '新的促销活动' : text}</h1>
    <span>
      {isNew && <Tag color="gold">还没有上线</Tag>}
      {live && <Tag color="green">线上 v{live.number}</Tag>}
    </span>
  </HeadFacts>
)
