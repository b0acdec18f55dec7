import { Table, Tag } from 'antd'
import type { OrderToCheck } from '../../contract/order'

type Line = OrderToCheck['lines'][number]
type Row = Line & { /** How many there were when somebody began to decide. */ was: number }
type Props = { lines: readonly Line[]; before?: readonly Line[] | undefined }

/** What is sent; marked where it is another, or another number of it, than when somebody began to decide. */
export const OrderLines = (of: Props) => (
  <Table<Row>
    size="small"
    pagination={false}
    rowKey={keyOf}
    dataSource={rowsOf(of)}
    columns={[
      {
        title: '药品',
        className: 'conflict-text',
        render: (_cell, { name, mark, quantity, was }) => (
          <>
            {was === 0 ? <ins>{name}</ins> : quantity === 0 ? <del>{name}</del> : name} {mark === 'rx' && <Tag color="red">处方药</Tag>}
          </>
        ),
      },
      { title: '规格', dataIndex: 'specification' },
      { title: '数量', width: 70, className: 'conflict-text', render: (_cell, row) => <Quantity of={row} /> },
    ]}
  />
)

const Quantity = ({ of: { quantity, was } }: { of: Row }) =>
  was === quantity ? (
    quantity
  ) : (
    <>
      {was > 0 && <del>{was}</del>} {quantity > 0 && <ins>{quantity}</ins>}
    </>
  )

const keyOf = ({ name, specification }: Line) => `${name}${specification}`

/** What is sent now, and below it what is no longer. */
function rowsOf({ lines, before }: Props): Row[] {
  if (!before) return lines.map((line) => ({ ...line, was: line.quantity }))
  const was = new Map(before.map((line) => [keyOf(line), line.quantity]))
  const present = new Set(lines.map(keyOf))
  const gone = before.filter((line) => !present.has(keyOf(line)))
  return [
    ...lines.map((line) => ({ ...line, was: was.get(keyOf(line)) ?? 0 })),
    ...gone.map((line) => ({ ...line, quantity: 0, was: line.quantity })),
  ]
}
