import type { ReactNode } from 'react'
import { reasonWords, REFUND_TYPE_NAMES } from '../../../src/contract/refundReasons'
import { yuan } from '../../../src/lib/money'
import { shopTime } from '../../../src/lib/time'
import type { AftersalesCase } from '../../contract/aftersales'
import type { FieldOf } from '../../contract/uncover'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { FactList, type Fact } from '../parts/FactList'
import { PictureViewer } from '../pictures/PictureViewer'
import { loggedAs, standingOf } from './words'

type Props = {
  of: AftersalesCase
  /** As it was when somebody began to decide. */
  before: AftersalesCase | undefined
  isCovered: boolean
  /** Opens another refund of the same order. */
  onOpen: (refundNumber: string) => void
}

/** The pictures, and beside them what is asked for, and the order that it is asked of. */
export const CaseFacts = ({ of, before, isCovered, onOpen }: Props) => (
  <div className="review-columns">
    <PictureViewer
      of={{ kind: 'aftersales', recordId: of.refundNumber }}
      title="会员的图片"
      ids={of.pictures}
      none="会员没有上传图片。"
      isCovered={isCovered}
    />
    <div className="review-facts" tabIndex={0} role="region" aria-label="退款申请">
      <Card title="申请">
        <FactList facts={factsOf(of)} before={before && factsOf(before)} />
      </Card>
      <Pieces of={of} />
      {of.tracking && (
        <Card title="寄回的包裹">
          <FactList facts={parcelOf(of, of.tracking)} before={before?.tracking ? parcelOf(before, before.tracking) : undefined} />
        </Card>
      )}
    </div>
    <div className="review-aside" tabIndex={0} role="region" aria-label="订单与记录">
      <Order of={of} />
      {of.others.length > 0 && <Others of={of.others} onOpen={onOpen} />}
      <Log of={of} />
    </div>
  </div>
)

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="review-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

type Parcel = NonNullable<AftersalesCase['tracking']>
type FieldProps = { of: AftersalesCase; field: FieldOf<'aftersales'>; masked: string; isCalled?: boolean }

/** Personal data: who gives a reason reads it for a minute. */
const Field = ({ of: { refundNumber }, ...field }: FieldProps) => <Masked of={{ kind: 'aftersales', recordId: refundNumber }} {...field} />

/** What is empty says nothing and has no row. */
const told = (facts: readonly Fact[]) => facts.filter(([, words]) => words !== '')

const factsOf = (of: AftersalesCase): Fact[] =>
  told([
    ['会员', of.memberName || '（已注销）'],
    ['联系电话', of.phone, <Field key="phone" of={of} field="phone" masked={of.phone} isCalled />],
    ['方式', REFUND_TYPE_NAMES[of.type]],
    ['原因', reasonWords(of.reason)],
    ['说明', of.note, <Field key="note" of={of} field="note" masked={of.note} />],
    ['会员声明', of.isIntact ? '商品完好，没有拆封' : ''],
    ['寄回运费', of.type === 'returnAndRefund' ? (of.paysReturn ? '店里承担' : '会员承担') : ''],
    ['申请时间', shopTime(of.appliedAt)],
    ['寄回截止', of.returnBefore === null ? '' : shopTime(of.returnBefore)],
  ])

const parcelOf = (of: AftersalesCase, { carrierName, trackingNumber, trackingPhone, sentAt }: Parcel): Fact[] =>
  told([
    ['快递', carrierName],
    ['单号', trackingNumber],
    ['寄件电话', trackingPhone, <Field key="sender" of={of} field="trackingPhone" masked={trackingPhone} isCalled />],
    ['寄出时间', shopTime(sentAt)],
  ])

/** The asked pieces with their arithmetic: it comes to the amount. */
const Pieces = ({ of: { pieces, freight, coupons, amount, count } }: { of: AftersalesCase }) => (
  <Card title={`要退的商品 ${count} 件`}>
    <ul className="aftersales-lines">
      {pieces.map(({ name, specification, quantity, goods, discount, priceKept = 0, amount: part }, place) => (
        <li key={place}>
          <span>
            {name} {specification} × {quantity}
            <small>
              {yuan(goods)} 元{discount > 0 && `，优惠 −${yuan(discount)} 元`}
              {priceKept > 0 && `，已退价保 −${yuan(priceKept)} 元`}
            </small>
          </span>
          <b>{yuan(part)} 元</b>
        </li>
      ))}
      {freight > 0 && (
        <li>
          <span>运费</span>
          <b>{yuan(freight)} 元</b>
        </li>
      )}
      <li>
        <span>
          合计
          {coupons > 0 && <small>另退回优惠券 {coupons} 张</small>}
        </span>
        <b>{yuan(amount)} 元</b>
      </li>
    </ul>
  </Card>
)

const Order = ({ of: { order } }: { of: AftersalesCase }) => (
  <Card title="订单">
    <small className="review-id">{order.orderCode}</small>
    <ul className="aftersales-lines">
      {order.lines.map(({ name, specification, quantity, refundedQuantity, paid }, place) => (
        <li key={place}>
          <span>
            {name} × {quantity}
            <small>
              {specification}
              {refundedQuantity > 0 && `，已退 ${refundedQuantity} 件`}
            </small>
          </span>
          <b>{yuan(paid)}</b>
        </li>
      ))}
    </ul>
    <ul className="aftersales-times">
      <li>实付 {yuan(order.payable)} 元</li>
      {order.paidAt !== null && <li>{shopTime(order.paidAt)} 付款</li>}
      {order.signedAt !== null && <li>{shopTime(order.signedAt)} 签收</li>}
      {order.completedAt !== null && <li>{shopTime(order.completedAt)} 完成</li>}
    </ul>
  </Card>
)

const Others = ({ of, onOpen }: { of: AftersalesCase['others']; onOpen: (refundNumber: string) => void }) => (
  <Card title={`这笔订单的其他退款 ${of.length} 次`}>
    <ul className="review-others">
      {of.map((one) => (
        <li key={one.refundNumber}>
          <button type="button" onClick={() => onOpen(one.refundNumber)}>
            <span>{standingOf(one)}</span>
            <time>{shopTime(one.appliedAt)}</time>
            <small>
              {reasonWords(one.reason)}，{yuan(one.amount)} 元
            </small>
          </button>
        </li>
      ))}
    </ul>
  </Card>
)

const Log = ({ of: { refundNumber, ending, log } }: { of: AftersalesCase }) => (
  <Card title="这次退款的记录">
    <ol className="aftersales-log">
      {log.map(({ dateTime, statusCode, by }, place) => (
        <li key={place}>
          <time>{shopTime(dateTime)}</time>
          {loggedAs({ statusCode, ending })}
          {by !== null && <small>{by}</small>}
        </li>
      ))}
    </ol>
    <SeenBy of={{ kind: 'aftersales', recordId: refundNumber }} />
  </Card>
)
