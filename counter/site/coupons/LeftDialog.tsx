import { COUPON_TITLES, coupon, type CouponDetail } from '../../contract/coupon'
import { ask } from '../client/ask'
import { CountDialog, type Counted } from '../parts/CountDialog'

type Props = { of: CouponDetail; reread: () => Promise<CouponDetail | undefined>; onSaved: () => void; onClose: () => void }

const countedOf = ({ remaining, version }: CouponDetail): Counted => ({ count: remaining, version })

/** How many of a coupon can still be drawn. */
export const LeftDialog = ({ of, reread, ...on }: Props) => (
  <CountDialog
    title={`还能领几张：${of.fields.name}`}
    label={COUPON_TITLES.remaining}
    hint="领走的不在其中；0 是停发"
    example="加发、停发"
    of={countedOf(of)}
    reread={() => reread().then((present) => present && countedOf(present))}
    write={({ count, version, ...body }, key) =>
      ask(coupon.editLeft, { params: { couponType: of.couponType }, body: { ...body, remaining: count }, version }, key)
    }
    {...on}
  />
)
