import { Button, Empty, Select, Table, Typography } from 'antd'
import { useState } from 'react'
import { change, changeOrder, ChangeQuery, type Change } from '../../contract/change'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { Differences } from '../parts/Differences'
import { RevertDialog } from './RevertDialog'

const STANDINGS = [
  { value: 'standing', label: '未撤回' },
  { value: 'reverted', label: '已撤回' },
]

/** What was changed of the shop, newest first; each can be taken back. The address says of which thing: `?subject=setting&subjectId=hotWords`. */
export function ChangesPage() {
  const [words, setWords] = useWords()
  const read = ChangeQuery.safeParse(words)
  const query = read.success ? read.data : ChangeQuery.parse({})
  const list = useAsk(change.list, { query })
  const { onChange, column } = sortedTable<Change>({ query, order: changeOrder(query), change: setWords })
  const [reverting, setReverting] = useState<Change>()
  const close = () => {
    setReverting(undefined)
    void list.refetch()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        变更记录
      </Typography.Title>
      <ComingRevisions />
      <Answered of={list}>
        {({ results, subjects, people, ...page }) => (
          <>
            <div className="filters">
              <Select
                allowClear
                placeholder="全部种类"
                aria-label="种类"
                value={query.subject}
                onChange={(subject: string | undefined) => setWords({ subject, subjectId: undefined, page: undefined })}
                options={subjects.map(({ subject, title }) => ({ value: subject, label: title }))}
                style={{ width: 160 }}
              />
              <Select
                allowClear
                placeholder="全部人员"
                aria-label="谁改的"
                value={query.staffId}
                onChange={(staffId: string | undefined) => setWords({ staffId, page: undefined })}
                options={people.map(({ staffId, name }) => ({ value: staffId, label: name }))}
                style={{ width: 160 }}
              />
              <Select
                allowClear
                placeholder="是否撤回"
                aria-label="是否撤回"
                value={query.standing}
                onChange={(standing: string | undefined) => setWords({ standing, page: undefined })}
                options={STANDINGS}
                style={{ width: 120 }}
              />
              {query.subjectId !== undefined && (
                <Button onClick={() => setWords({ subjectId: undefined, page: undefined })}>
                  只看「{results[0]?.label ?? query.subjectId}」，显示全部
                </Button>
              )}
            </div>
            <Table<Change>
              size="middle"
              rowKey="changeId"
              dataSource={results}
              pagination={pagesOf(page, query)}
              onChange={onChange}
              locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有修改" /> }}
              columns={[
                { title: '时间', ...column('at'), width: 150, render: (_cell, { at }) => shopTime(at) },
                { title: '谁', width: 100, dataIndex: 'by' },
                { title: '什么', width: 200, render: (_cell, { subjectTitle, label }) => `${subjectTitle}：${label}` },
                {
                  title: '修改前 → 修改后',
                  render: (_cell, { differences, reason }) => (
                    <>
                      <Differences of={differences} />
                      {reason !== null && <Typography.Text type="secondary">原因：{reason}</Typography.Text>}
                    </>
                  ),
                },
                {
                  title: <span className="unseen">操作</span>,
                  width: 170,
                  render: (_cell, one) => <Reverting of={one} onRevert={() => setReverting(one)} />,
                },
              ]}
            />
          </>
        )}
      </Answered>
      {reverting && <RevertDialog of={reverting} onClose={close} />}
    </div>
  )
}

const Reverting = ({ of: { reverted, canRevert }, onRevert }: { of: Change; onRevert: () => void }) => (
  <>
    {reverted && `${reverted.by} ${shopTime(reverted.at)} 已撤回`}
    {canRevert && <Button onClick={onRevert}>撤回</Button>}
  </>
)
