import { Alert, Card, Statistic, Table } from 'antd'
import type { SheetPreview, WrongCell } from '../../contract/productSheet'

type Row = SheetPreview['changed'][number]

/** What a file would change: counts, the rows, and every wrong cell. */
export function PreviewOf({ preview: { counts, changed, wrong, notes, encoding } }: { preview: SheetPreview }) {
  return (
    <div className="stack">
      <div className="counts">
        <Figure title="行数" value={counts.rows} />
        <Figure title="要改" value={counts.changed} />
        <Figure title="不变" value={counts.unchanged} />
        <Figure title="没有这个规格" value={counts.unknown} isBad />
        <Figure title="有误" value={counts.wrong} isBad />
      </div>
      <Alert type="info" showIcon message={`按 ${encoding === 'utf-8' ? 'UTF-8' : 'GB18030（GBK）'} 读取；空着的格子不改`} />
      {wrong.length > 0 && (
        <Card size="small" title={`先改正这些，再选一次文件${more(counts.wrong + counts.unknown, wrong.length)}`}>
          <Table<WrongCell>
            size="small"
            rowKey={({ line, column }) => `${line} ${column}`}
            dataSource={wrong}
            pagination={{ pageSize: 10, hideOnSinglePage: true }}
            columns={[
              { title: '行', dataIndex: 'line', width: 70 },
              { title: '列', dataIndex: 'column', width: 110 },
              { title: '内容', dataIndex: 'value', width: 160, ellipsis: true },
              { title: '问题', dataIndex: 'reason' },
            ]}
          />
        </Card>
      )}
      {notes.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message="改价以后，这些优惠不再便宜，请一并修改"
          description={
            <ul className="differences">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          }
        />
      )}
      <Card size="small" title={`会改这些${more(counts.changed, changed.length)}`}>
        <Table<Row>
          size="small"
          rowKey="skuCode"
          dataSource={changed}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          locale={{ emptyText: '没有要改的' }}
          columns={[
            { title: '行', dataIndex: 'line', width: 70 },
            { title: '规格', render: (_cell, { skuCode, name, specification }) => `${name} ${specification}（${skuCode}）` },
            { title: '改成', render: (_cell, { changes }) => <Changes of={changes} /> },
          ]}
        />
      </Card>
    </div>
  )
}

const more = (all: number, shown: number) => (all > shown ? `（共 ${all} 个，显示前 ${shown} 个）` : '')

const Figure = ({ title, value, isBad = false }: { title: string; value: number; isBad?: boolean }) => (
  <Card size="small">
    <Statistic title={title} value={value} {...(isBad && value > 0 && { valueStyle: { color: '#bc3a28' } })} />
  </Card>
)

const Changes = ({ of }: { of: Row['changes'] }) => (
  <>
    {of.map(({ field, from, to }) => (
      <div key={field}>
        {field}：<del>{from}</del> → <ins>{to}</ins>
      </div>
    ))}
  </>
)
