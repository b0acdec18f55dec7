import type { ReactNode } from 'react'
import { shopTime } from '../../../src/lib/time'
import type { InvoiceCase } from '../../contract/invoice'
import { Masked } from '../masked/Masked'
import { SeenBy } from '../masked/SeenBy'
import { FactList, type Fact } from '../parts/FactList'
import { colourOf, moneyOf, standingOf, titleOf } from './words'

type Props = { of: InvoiceCase; /** As it was when somebody began to write. */ before: InvoiceCase | undefined }

/** For whom an invoice is, what stands on it, and why it was not issued. */
export const CaseFacts = ({ of, before }: Props) => (
  <div className="review-columns">
    <div className="review-facts" tabIndex={0} role="region" aria-label="发票内容">
      <Card title="发票">
        <FactList facts={factsOf(of)} before={before && factsOf(before)} />
      </Card>
    </div>
    <div className="review-aside" tabIndex={0} role="region" aria-label="明细">
      <Card title="明细">
        <FactList facts={lineFacts(of)} />
        <SeenBy of={{ kind: 'invoice', recordId: of.id }} />
      </Card>
    </div>
  </div>
)

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="review-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

const factsOf = (of: InvoiceCase): Fact[] => {
  const all: Fact[] = [
    ['类型', colourOf(of)],
    ['进度', standingOf(of.state)],
    ['没有开出的原因', of.problem ?? ''],
    ['不予开票的原因', of.refusal ?? ''],
    ['抬头', titleOf(of), <Masked key="name" of={{ kind: 'invoice', recordId: of.id }} field="name" masked={titleOf(of)} />],
    ['税号', of.taxNumber],
    ['销售方', of.sellerName],
    ['订单', of.orderCode],
    ['发票号码', of.number ?? ''],
    ['对应蓝字发票', of.blueNumber ?? ''],
    ['退款或价保编号', of.refundNumber ?? ''],
    ['申请时间', shopTime(of.askedAt)],
    ['开票时间', of.issuedAt === null ? '' : shopTime(of.issuedAt)],
    ['演示发票', of.isDemonstration ? '是，不能报销' : ''],
    ['处理人', of.decidedBy ?? ''],
  ]
  return all.filter(([, words]) => words !== '')
}

const lineFacts = ({ lines, amount, net, tax, taken }: InvoiceCase): Fact[] => [
  ...lines.map(({ name, quantity, amount: cents, rate }, place): Fact => [
    `${place + 1}. ${name}`,
    `${quantity === 0 ? '' : `×${quantity}，`}${moneyOf(cents)}，税率 ${rate}%`,
  ]),
  ['不含税', moneyOf(net)],
  ['税额', moneyOf(tax)],
  ['价税合计', moneyOf(amount)],
  ...(taken > 0 ? [['已冲红', moneyOf(taken)] as Fact] : []),
]
