import { Button, Tag } from 'antd'
import { useState } from 'react'
import { coupon, type CouponDetail } from '../../contract/coupon'
import { revision, type Revision } from '../../contract/revision'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { HeadFacts } from '../parts/HeadFacts'
import { leaving, RevisedPage } from '../parts/RevisedPage'
import { liveOf } from '../parts/Revisions'
import { SampleCarts } from '../parts/SampleCarts'
import { useRevised } from '../parts/useRevised'
import { changedOf, editedOf, problemOf, type TypedCoupon } from './couponFields'
import { CouponForm } from './CouponForm'
import { LeftDialog } from './LeftDialog'
import '../products/products.css'

type Props = { couponType: string; /** Which a new one is made like. */ like: string | undefined; onClose: () => void; onSaved: () => void }
const SUBJECT = 'coupon'

/** A coupon as revisions: what is edited of it, the shop's page with it, what carts would pay, and every revision. In place of the list. */
export function CouponPage({ couponType, like, onClose, onSaved }: Props) {
  const detail = useAsk(coupon.one, { params: { couponType } })
  const model = useAsk(coupon.one, { params: { couponType: like ?? couponType } })
  const kept = useAsk(revision.list, { query: { subject: SUBJECT, subjectId: couponType, size: 50 } })
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

/** A new one begins with the name, the amounts and the days of another, for the members that it is for. */
function madeLike(of: CouponDetail, { fields, remaining }: CouponDetail): CouponDetail {
  const { name, amount, threshold, validDays, newMembersOnly } = fields
  return of.isNew ? { ...of, remaining, fields: { ...of.fields, name, amount, threshold, validDays, newMembersOnly } } : of
}

type EditingProps = { now: CouponDetail; all: readonly Revision[]; reread: () => Promise<CouponDetail | undefined>; onClose: () => void }

function Editing({ onClose, ...of }: EditingProps) {
  const { couponType } = of.now
  const revised = useRevised<CouponDetail, TypedCoupon>({ ...of, subject: SUBJECT, subjectId: couponType })
  const { seen, typed, change, refused, isOffline } = revised
  const [isCounting, setCounting] = useState(false)
  const values = { ...seen.fields, ...typed }
  const remaining = typed.remaining ?? seen.remaining
  const edited = editedOf(seen, values, remaining)
  const isBegun = seen.isNew && seen.fields.amount > 0
  return (
    <>
      <Head of={of.now} live={liveOf(of.all)} />
      <RevisedPage
        of={revised}
        edited={edited}
        count={Object.keys(isBegun ? edited : changedOf(seen.fields, values)).length}
        wrong={problemOf(seen, edited)}
        example="换季、清库存、停发"
        path={seen.path}
        form={<CouponForm isNew={seen.isNew} seen={seen.fields} values={values} remaining={remaining} change={change} refused={refused} />}
        below={<SampleCarts subject={SUBJECT} subjectId={couponType} edited={edited} />}
        onClose={onClose}
      >
        {!seen.isNew && (
          <Button disabled={isOffline} onClick={() => setCounting(true)}>
            改张数
          </Button>
        )}
      </RevisedPage>
      {isCounting && (
        <LeftDialog
          of={of.now}
          reread={of.reread}
          onSaved={() => {
            setCounting(false)
            void of.reread()
          }}
          onClose={() => setCounting(false)}
        />
      )}
    </>
  )
}

const Head = ({ of: { fields, isNew, remaining, held }, live }: { of: CouponDetail; live: Revision | undefined }) => (
  <HeadFacts>
    <h1>{isNew ? '新的优惠券' : fields.name}</h1>
    <span>
      {isNew ? <Tag color="gold">还没有上线</Tag> : `剩余 ${remaining} 张，${held} 位会员领了还没用`}
      {live && <Tag color="green">线上 v{live.number}</Tag>}
    </span>
  </HeadFacts>
)
