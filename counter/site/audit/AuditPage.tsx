import { Button, Input, Select, Table, Typography } from 'antd'
import { useState } from 'react'
import { audit, AuditQuery, type AuditEntry } from '../../contract/audit'
import { ROLE_NAMES } from '../../contract/workEndpoint'
import { shopFormat } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'

/** Who did what to which record, when and from where. Filtered, ordered and paged by the gateway; the address says how. */
export function AuditPage() {
  const [words, change] = useWords()
  // As with patients: nobody's name stands in an address.
  const [who, setWho] = useState<string>()
  const read = AuditQuery.safeParse({ ...words, who })
  const query = read.success ? read.data : AuditQuery.parse({})
  const entries = useAsk(audit.list, { query })
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        审计日志
      </Typography.Title>
      <div className="filters">
        <Input.Search
          allowClear
          placeholder="姓名"
          aria-label="按姓名查找"
          onSearch={(name) => {
            setWho(name)
            change({ page: undefined })
          }}
          style={{ width: 200 }}
        />
        <Input.Search
          allowClear
          placeholder="对象，如 staff:"
          aria-label="按对象查找"
          defaultValue={query.record}
          onSearch={(record) => change({ record, page: undefined })}
          style={{ width: 240 }}
        />
        <Select
          allowClear
          placeholder="结果"
          aria-label="结果"
          value={query.outcome}
          onChange={(outcome: string | undefined) => change({ outcome, page: undefined })}
          options={[
            { value: 'done', label: '已完成' },
            { value: 'refused', label: '被拒绝' },
          ]}
          style={{ width: 120 }}
        />
      </div>
      <Answered of={entries}>
        {({ results, hits, currentPage }) => (
          <Table<AuditEntry>
            size="middle"
            rowKey="auditId"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
            onChange={(pages, _filters, sorter) =>
              change({
                page: String(pages.current ?? 1),
                size: String(pages.pageSize ?? query.size),
                order: !Array.isArray(sorter) && sorter.order === 'ascend' ? 'oldest' : undefined,
              })
            }
            expandable={{
              columnTitle: <span className="unseen">更多</span>,
              expandIcon: ({ expandable, expanded, onExpand, record }) =>
                expandable && (
                  <Button size="small" type="text" aria-expanded={expanded} aria-label="更多" onClick={(event) => onExpand(record, event)}>
                    {expanded ? '−' : '+'}
                  </Button>
                ),
              expandedRowRender: (entry) => <More entry={entry} />,
              rowExpandable: ({ changes, requestId }) => changes !== null || requestId !== null,
            }}
            columns={[
              {
                title: '时间',
                width: 170,
                render: (_cell, { at }) => shopFormat(at, 'YYYY-MM-DD HH:mm:ss'),
                sorter: true,
                sortOrder: query.order === 'oldest' ? 'ascend' : 'descend',
              },
              { title: '谁', render: (_cell, { staffName }) => staffName || '命令行' },
              { title: '做了什么', dataIndex: 'title' },
              { title: '对象', dataIndex: 'record', ellipsis: true },
              {
                title: '结果',
                width: 140,
                render: (_cell, { outcome }) => (outcome === 'done' ? '已完成' : <span className="late">{outcome}</span>),
              },
              { title: '来自', dataIndex: 'address', width: 140, responsive: ['lg'] },
            ]}
          />
        )}
      </Answered>
    </div>
  )
}

const shown = (value: unknown) =>
  value === null || value === undefined ? '（无）' : typeof value === 'string' ? value : JSON.stringify(value)

const More = ({ entry: { changes, roles, device, requestId } }: { entry: AuditEntry }) => (
  <ul style={{ margin: 0 }}>
    {Object.entries(changes ?? {}).map(([field, { from, to }]) => (
      <li key={field}>
        {field}：{shown(from)} → {shown(to)}
      </li>
    ))}
    {roles && <li>岗位：{roles.map((role) => ROLE_NAMES[role]).join('、')}</li>}
    {device !== null && <li>设备：{device}</li>}
    {requestId !== null && <li>请求编号：{requestId}</li>}
  </ul>
)
