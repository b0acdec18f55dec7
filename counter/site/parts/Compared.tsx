import { Table } from 'antd'
import type { Difference } from '../../contract/change'
import { Changed } from './Changed'
import './compared.css'

/** A field that differs; of what is not written yet, whether a pharmacist looks at it. */
export type ComparedRow = Difference & { note?: string; isChecked?: boolean }

type Props = { title: string; from: string; to: string; rows: readonly ComparedRow[] }

/** Fields that differ, as a table. */
export const Compared = ({ title, from, to, rows }: Props) => (
  <section className="compared" aria-label="比较">
    <h2>
      比较 <small>{title}</small>
    </h2>
    <Table<ComparedRow>
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
              <b className="compared-number">{at + 1}</b> {field}
            </>
          ),
        },
        { title: from, width: '30%', render: (_cell, row) => <Changed {...row} side="from" /> },
        {
          title: to,
          render: (_cell, row) => (
            <>
              <Changed {...row} side="to" /> <small>{row.note}</small>
            </>
          ),
        },
        ...(rows.some(({ isChecked }) => isChecked !== undefined) ? [WHO] : []),
      ]}
    />
  </section>
)

const WHO = { title: '谁要看', width: 120, render: (_cell: unknown, { isChecked }: ComparedRow) => (isChecked ? '药师复核' : '不用复核') }
