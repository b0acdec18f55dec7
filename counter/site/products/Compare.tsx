import { Table } from 'antd'
import type { Difference } from '../../contract/change'
import type { ProductDetail } from '../../contract/product'
import type { Revision } from '../../contract/revision'
import { shareOf, textOf, titleOf, type GoodsFields } from './goodsFields'

type Row = Difference & { note?: string }

/** What was typed beside what stands in the shop. */
export const rowsOfEdit = (seen: GoodsFields, edited: GoodsFields, skus: ProductDetail['skus']): Row[] =>
  Object.entries(edited).map(([name, to]) => {
    const from = seen[name] ?? null
    return { field: titleOf(name, skus), from: textOf(name, from), to: textOf(name, to), note: shareOf(name, from, to) }
  })

/** What became of each field from one revision to a later one, over those that were published between them. */
export function rowsBetween(all: readonly Revision[], [one, other]: readonly [Revision, Revision]): Row[] {
  const [older, newer] = one.number < other.number ? [one, other] : [other, one]
  const steps = all
    .filter((step) => step.number > older.number && step.number <= newer.number)
    .filter((step) => step === newer || (step.state === 'published' && !step.isReverted))
    .sort((left, right) => left.number - right.number)
    .flatMap(({ differences }) => differences)
  const fields = [...new Set(steps.map(({ field }) => field))]
  return fields
    .map((field) => {
      const own = steps.filter((step) => step.field === field)
      return { field, from: own[0]?.from ?? '', to: own.at(-1)?.to ?? '' }
    })
    .filter(({ from, to }) => from !== to)
}

type Props = { title: string; from: string; to: string; rows: readonly Row[] }

/** Fields that differ, as a table. */
export const Compare = ({ title, from, to, rows }: Props) => (
  <section className="goods-card goods-compare" aria-label="比较">
    <h2>
      比较 <small>{title}</small>
    </h2>
    <Table<Row>
      size="small"
      rowKey="field"
      pagination={false}
      dataSource={[...rows]}
      locale={{ emptyText: '没有不同' }}
      columns={[
        {
          title: '字段',
          width: '30%',
          render: (_cell, { field }, at) => (
            <>
              <b className="goods-number">{at + 1}</b> {field}
            </>
          ),
        },
        { title: from, width: '30%', render: (_cell, row) => <del>{row.from}</del> },
        {
          title: to,
          render: (_cell, row) => (
            <>
              <ins>{row.to}</ins> <small>{row.note}</small>
            </>
          ),
        },
      ]}
    />
  </section>
)
