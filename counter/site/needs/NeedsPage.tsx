import { Button, Empty, Input, Popover, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { need, NEED_LIMITS, NeedName, NeedQuery, type NeedRow } from '../../contract/need'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { NeedPage } from './NeedPage'

/** Words and choices of a need that a line of the list shows. */
const SHOWN = { words: 8, choices: 4 }

/** The needs of the search in their order; the address says which is open: `?name=发热`. */
export function NeedsPage() {
  const [{ name: _name, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('name')
  const read = NeedQuery.safeParse(words)
  const query = read.success ? read.data : NeedQuery.parse({})
  const list = useAsk(need.list, { query })
  if (opened !== undefined) return <NeedPage key={opened} name={opened} onClose={close} onSaved={() => void list.refetch()} />
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        搜索需求
      </Typography.Title>
      <ComingRevisions subject="need" />
      <div className="filters">
        <Input.Search
          allowClear
          placeholder="顾客的说法，或首选的通用名"
          aria-label="查找需求"
          defaultValue={query.words}
          onSearch={(found) => change({ words: found.trim(), page: undefined })}
          style={{ width: 300 }}
        />
        <NewNeed onName={open} />
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<NeedRow>
            size="middle"
            rowKey="name"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 个需求` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有符合条件的需求" /> }}
            columns={[
              {
                title: '需求',
                width: 170,
                render: (_cell, { name }) => (
                  <Button
                    type="link"
                    style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'left' }}
                    onClick={() => open(name)}
                  >
                    {name}
                  </Button>
                ),
              },
              { title: '搜索词', render: (_cell, row) => firstOf(row.words, SHOWN.words) },
              {
                title: '首选',
                render: (_cell, row) => (row.choices.length > 0 ? firstOf(row.choices, SHOWN.choices) : '（不给商品）'),
              },
              { title: '审定', width: 120, responsive: ['lg'], render: (_cell, row) => <Approved of={row} /> },
            ]}
          />
        )}
      </Answered>
    </div>
  )
}

const firstOf = (all: readonly string[], most: number) => all.slice(0, most).join('、') + (all.length > most ? ` 等 ${all.length} 个` : '')

const Approved = ({ of: { approval } }: { of: NeedRow }) =>
  approval?.pharmacist ? <>{approval.pharmacist}</> : <Tag color="gold">还没有审定</Tag>

/** Asks what a new one is called: it is its name from then on. */
function NewNeed({ onName }: { onName: (name: string) => void }) {
  const [typed, setTyped] = useState('')
  const read = NeedName.safeParse(typed)
  const begin = () => {
    if (read.success) onName(read.data)
  }
  return (
    <Popover
      trigger="click"
      content={
        <div className="filters">
          <Input
            aria-label="需求名"
            placeholder="如 手脱皮，定了不能改"
            maxLength={NEED_LIMITS.name}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={begin}
            style={{ width: 220 }}
          />
          <Button type="primary" disabled={!read.success} onClick={begin}>
            开始写
          </Button>
        </div>
      }
    >
      <Button type="primary">新建需求</Button>
    </Popover>
  )
}
