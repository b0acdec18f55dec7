import { Button, Input, Select, Table, Tag, Typography } from 'antd'
import { document, documentOrder, DocumentQuery, type DocumentVersions, type VersionState } from '../../contract/document'
import { DocumentKind } from '../../../src/contract/document'
import { spokenDate } from '../../../src/lib/time'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { pagesOf, sortedTable } from '../parts/sortedTable'
import { PublishDrawer } from './PublishDrawer'
import { VersionDrawer } from './VersionDrawer'

const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  agreement: '协议',
  privacy: '隐私',
  consent: '单独同意',
  rule: '规则',
  notice: '告知',
}
const STATES: Readonly<Record<VersionState, { words: string; colour: string }>> = {
  announced: { words: '已公布，未生效', colour: 'warning' },
  inForce: { words: '生效中', colour: 'success' },
  past: { words: '旧版', colour: 'default' },
}

/** Legal texts, rules and notices with their versions; the address says which is open: `?name=privacy&version=2026-11-01`. */
export function DocumentsPage() {
  const [{ name, version, writing, ...words }, setWords] = useWords()
  const drawer = useOpened('name')
  const read = DocumentQuery.safeParse(words)
  const query = read.success ? read.data : DocumentQuery.parse({})
  const list = useAsk(document.list, { query })
  const { onChange, column } = sortedTable<DocumentVersions>({ query, order: documentOrder(query), change: setWords })
  const close = () => {
    drawer.close({ version: undefined, writing: undefined })
    void list.refetch()
  }
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        协议与规则
      </Typography.Title>
      <div className="filters">
        <Select
          allowClear
          placeholder="全部种类"
          aria-label="种类"
          value={query.kind}
          onChange={(next: string | undefined) => setWords({ kind: next, page: undefined })}
          options={DocumentKind.options.map((value) => ({ value, label: KIND_NAMES[value] }))}
          style={{ width: 160 }}
        />
        <Input.Search
          allowClear
          placeholder="标题"
          aria-label="按标题查找"
          defaultValue={query.words}
          onSearch={(found) => setWords({ words: found.trim(), page: undefined })}
          style={{ width: 200 }}
        />
      </div>
      <Answered of={list}>
        {(page) => (
          <>
            <Table<DocumentVersions>
              size="middle"
              rowKey="name"
              dataSource={page.results}
              pagination={pagesOf(page, { size: query.size, noun: '份' })}
              onChange={onChange}
              columns={[
                { title: '文件', ...column('name'), render: (_cell, one) => `${one.title}（${one.name}）` },
                { title: '种类', width: 100, render: (_cell, one) => KIND_NAMES[one.kind] },
                {
                  title: '版本',
                  ...column('effectiveDate'),
                  render: (_cell, one) => <Versions of={one} onOpen={(own) => drawer.open(one.name, { version: own })} />,
                },
                {
                  title: <span className="unseen">操作</span>,
                  width: 140,
                  render: (_cell, one) => (
                    <Button aria-label={`发布新版：《${one.title}》`} onClick={() => drawer.open(one.name, { writing: '1' })}>
                      发布新版
                    </Button>
                  ),
                },
              ]}
            />
            {name !== undefined && version !== undefined && <VersionDrawer name={name} version={version} onClose={close} />}
            {name !== undefined && writing !== undefined && <Writing key={name} name={name} onClose={close} />}
          </>
        )}
      </Answered>
    </div>
  )
}

const Versions = ({ of: { versions }, onOpen }: { of: DocumentVersions; onOpen: (version: string) => void }) => (
  <>
    {versions.map(({ version, effectiveDate, state }) => (
      <div key={version}>
        <Button type="link" size="small" onClick={() => onOpen(version)}>
          {spokenDate(effectiveDate)}
        </Button>
        <Tag color={STATES[state].colour}>{STATES[state].words}</Tag>
      </div>
    ))}
  </>
)

/** The text that the address names, whichever page of the list is shown. */
function Writing({ name, onClose }: { name: string; onClose: () => void }) {
  const of = useAsk(document.list, { query: { name } }).data?.results.find((one) => one.name === name)
  return of ? <PublishDrawer of={of} onClose={onClose} /> : null
}
