import { Button, Empty, Input, Select, Space, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { shopTime } from '../../../src/lib/time'
import { sensitiveWord, WordQuery, type ListedWord } from '../../contract/sensitiveWord'
import { useWords } from '../client/address'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { KIND_OPTIONS, kindName, USE_OPTIONS, useName } from './kinds'
import { SwitchDialog } from './SwitchDialog'
import { TryWords } from './TryWords'
import { WordDialog } from './WordDialog'

const STATES = [
  { value: 'on', label: '启用' },
  { value: 'off', label: '停用' },
]

type Open = { edits: ListedWord | undefined } | { switches: ListedWord }

/** Words that may not be written where others read them; above them a field in which a text can be tried. */
export function SensitiveWordsPage() {
  const [words, change] = useWords()
  const read = WordQuery.safeParse(words)
  const query = read.success ? read.data : WordQuery.parse({})
  const list = useAsk(sensitiveWord.list, { query })
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
    void list.refetch()
  }
  const reread = async (wordId: string) => (await ask(sensitiveWord.list, { query: { wordId } })).results[0]
  const filter = (name: string) => (value: string | undefined) => change({ [name]: value, page: undefined })
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        敏感词
      </Typography.Title>
      <TryWords />
      <div className="filters">
        <Input.Search
          allowClear
          placeholder="敏感词"
          aria-label="查找敏感词"
          defaultValue={query.words}
          onSearch={(found) => change({ words: found.trim(), page: undefined })}
          style={{ width: 200 }}
        />
        <Select
          allowClear
          placeholder="类别"
          aria-label="类别"
          value={query.kind}
          options={KIND_OPTIONS}
          onChange={filter('kind')}
          style={{ width: 160 }}
        />
        <Select
          allowClear
          placeholder="用在"
          aria-label="用在"
          value={query.use}
          options={USE_OPTIONS}
          onChange={filter('use')}
          style={{ width: 140 }}
        />
        <Select
          allowClear
          placeholder="状态"
          aria-label="状态"
          value={query.state}
          options={STATES}
          onChange={filter('state')}
          style={{ width: 110 }}
        />
        <Button type="primary" onClick={() => setOpen({ edits: undefined })}>
          新增敏感词
        </Button>
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ListedWord>
            size="middle"
            rowKey="wordId"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 个` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有符合条件的敏感词" /> }}
            columns={[
              {
                title: '敏感词',
                width: 180,
                render: (_cell, { word, except }) => (
                  <span className="two-lines">
                    {word}
                    {except.length > 0 && <small>例外：{except.join('、')}</small>}
                  </span>
                ),
              },
              { title: '类别', width: 140, render: (_cell, { kind }) => kindName(kind) },
              { title: '用在', responsive: ['lg'], render: (_cell, { uses }) => uses.map(useName).join('、') },
              {
                title: '最后修改',
                render: (_cell, { changed, reason }) =>
                  changed === null ? (
                    '随系统提供'
                  ) : (
                    <span className="two-lines">
                      {reason}
                      <small>
                        {changed.by} {shopTime(changed.at)}
                      </small>
                    </span>
                  ),
              },
              {
                title: '状态',
                width: 90,
                render: (_cell, { isActive }) => <Tag color={isActive ? 'success' : 'default'}>{isActive ? '启用' : '停用'}</Tag>,
              },
              {
                title: <span className="unseen">操作</span>,
                width: 170,
                render: (_cell, one) => (
                  <Space>
                    <Button aria-label={`修改「${one.word}」`} onClick={() => setOpen({ edits: one })}>
                      修改
                    </Button>
                    <Button aria-label={`${one.isActive ? '停用' : '启用'}「${one.word}」`} onClick={() => setOpen({ switches: one })}>
                      {one.isActive ? '停用' : '启用'}
                    </Button>
                  </Space>
                ),
              },
            ]}
          />
        )}
      </Answered>
      {open && 'edits' in open && <WordDialog of={open.edits} reread={reread} onClose={close} />}
      {open && 'switches' in open && <SwitchDialog of={open.switches} reread={reread} onClose={close} />}
    </div>
  )
}
