import { Button } from 'antd'
import { useState } from 'react'
import { coupon, type CouponDetail } from '../../contract/coupon'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { SampleCarts } from '../parts/SampleCarts'
import { useRevised, type Thing } from '../parts/useRevised'
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
  return (
    <RevisedThing {...{ subject: SUBJECT, subjectId: couponType, detail, onSaved, onClose }}>
      {(thing) => (
        <Answered of={model}>{(other) => <Editing of={{ ...thing, now: madeLike(thing.now, other) }} onClose={onClose} />}</Answered>
      )}
    </RevisedThing>
  )
}

/** A new one begins with the name, the amounts and the days of another, for the members that it is for. */
function madeLike(of: CouponDetail, { fields, remaining }: CouponDetail): CouponDetail {
  const { beginsAt: _begins, endsAt: _ends, productCodes: _codes, ...like } = fields
  return of.isNew ? { ...of, remaining, fields: { ...of.fields, ...like } } : of
}

function Editing({ of, onClose }: { of: Thing<CouponDetail>; onClose: () => void }) {
  const { couponType } = of.now
  const revised = useRevised<CouponDetail, TypedCoupon>(of)
  const { seen, typed, change, refused, isOffline } = revised
  const [isCounting, setCounting] = useState(false)
  const values = { ...seen.fields, ...typed }
  const remaining = typed.remaining ?? seen.remaining
  const edited = editedOf(seen, values, remaining)
  const isBegun = seen.isNew && seen.fields.amount > 0
  return (
    <>
      <RevisedPage
        of={revised}
        title={seen.isNew ? '新的优惠券' : of.now.fields.name}
        facts={`剩余 ${of.now.remaining} 张，${of.now.held} 位会员领了还没用`}
        isNew={seen.isNew}
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
