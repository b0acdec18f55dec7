import { Button, Empty, Select, Table, Typography } from 'antd'
import { useState } from 'react'
import { change, ChangeQuery, type Change } from '../../contract/change'
import { shopTime } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { Differences } from './Differences'
import { RevertDialog } from './RevertDialog'

/** What was changed of the shop, newest first; each can be taken back. The address says of which thing: `?subject=setting&subjectId=hotWords`. */
export function ChangesPage() {
  const [words, setWords] = useWords()
  const read = ChangeQuery.safeParse(words)
  const query = read.success ? read.data : ChangeQuery.parse({})
  const list = useAsk(change.list, { query })
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
      <Answered of={list}>
        {({ results, hits, currentPage, subjects }) => (
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
              pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 条` }}
              onChange={({ current, pageSize }) => setWords({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
              locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有修改" /> }}
              columns={[
                { title: '时间', width: 150, render: (_cell, { at }) => shopTime(at) },
                { title: '谁', width: 100, dataIndex: 'by' },
                { title: '什么', width: 200, render: (_cell, { subjectTitle, label }) => `${subjectTitle}：${label}` },
                { title: '修改前 → 修改后', render: (_cell, { differences }) => <Differences of={differences} /> },
                { title: '', width: 170, render: (_cell, one) => <Reverting of={one} onRevert={() => setReverting(one)} /> },
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
