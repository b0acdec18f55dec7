import { Button, Empty, Select, Space, Table, Typography, type TableColumnsType, type TableProps } from 'antd'
import type { Making } from './useMaking'
import { Answered, type Asked } from './Answered'
import { ComingRevisions } from './ComingRevisions'
import { STANDINGS } from './Period'
import { pagesOf } from './sortedTable'

type Page<Row> = { results: Row[]; currentPage: number; hits: number }

type Props<Row> = {
  title: string
  /** What its revisions are of. */
  subject: string
  /** What is said of a new one, and what they are counted in: 新建优惠券, 种. */
  newOne: string
  noun: string
  of: Asked<Page<Row>>
  query: { size: number; standing?: string | undefined }
  making: Making
  idOf: (row: Row) => string
  /** What is done with one that is opened; of most, an edit. */
  opens?: (row: Row) => string
  onChange: NonNullable<TableProps<Row>['onChange']>
  columns: TableColumnsType<Row>
}

/** The list of things that run for a period: what is still to come of them, which of them are shown, a new one, and one like another. */
export function PeriodList<Row extends object>({ title, subject, newOne, noun, of, query, making, idOf, ...table }: Props<Row>) {
  const { opens = () => '修改', onChange, columns } = table
  const actions = {
    title: <span className="unseen">操作</span>,
    width: 190,
    render: (_cell: unknown, row: Row) => (
      <Space>
        <Button onClick={() => making.open(idOf(row))}>{opens(row)}</Button>
        <Button onClick={() => making.begin(idOf(row))}>照此新建</Button>
      </Space>
    ),
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        {title}
      </Typography.Title>
      <ComingRevisions subject={subject} />
      <div className="filters">
        <Select
          allowClear
          placeholder="全部"
          aria-label="状态"
          value={query.standing}
          options={[...STANDINGS]}
          onChange={(standing: string | undefined) => making.change({ standing, page: undefined })}
          style={{ width: 140 }}
        />
        <Button type="primary" onClick={() => making.begin()}>
          {newOne}
        </Button>
      </div>
      <Answered of={of}>
        {(page) => (
          <Table<Row>
            size="middle"
            rowKey={idOf}
            dataSource={page.results}
            pagination={pagesOf(page, { size: query.size, noun })}
            onChange={onChange}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`没有${title}`} /> }}
            columns={[...columns, actions]}
          />
        )}
      </Answered>
    </div>
  )
}
