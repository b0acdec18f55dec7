import { Button, Select, Table, Tag, Typography } from 'antd'
import { document, type DocumentVersions, type VersionState } from '../../contract/document'
import { DocumentKind } from '../../../src/contract/document'
import { spokenDate } from '../../../src/lib/time'
import { useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
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
  announced: { words: '已公布，未生效', colour: 'gold' },
  inForce: { words: '生效中', colour: 'green' },
  past: { words: '旧版', colour: 'default' },
}

/** Legal texts, rules and notices with their versions; the address says which is open: `?name=privacy&version=2026-11-01`. */
export function DocumentsPage() {
  const [{ name, version, writing, kind }, setWords] = useWords()
  const chosen = DocumentKind.safeParse(kind).data
  const list = useAsk(document.list, { query: { ...(chosen && { kind: chosen }) } })
  const close = () => {
    setWords({ name: undefined, version: undefined, writing: undefined })
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
          value={chosen}
          onChange={(next: string | undefined) => setWords({ kind: next })}
          options={DocumentKind.options.map((value) => ({ value, label: KIND_NAMES[value] }))}
          style={{ width: 160 }}
        />
      </div>
      <Answered of={list}>
        {({ results }) => (
          <>
            <Table<DocumentVersions>
              size="middle"
              rowKey="name"
              dataSource={results}
              pagination={false}
              columns={[
                { title: '文件', render: (_cell, one) => `${one.title}（${one.name}）` },
                { title: '种类', width: 100, render: (_cell, one) => KIND_NAMES[one.kind] },
                {
                  title: '版本',
                  render: (_cell, one) => <Versions of={one} onOpen={(own) => setWords({ name: one.name, version: own })} />,
                },
                {
                  title: '',
                  width: 140,
                  render: (_cell, one) => (
                    <Button aria-label={`发布《${one.title}》新版`} onClick={() => setWords({ name: one.name, writing: '1' })}>
                      发布新版
                    </Button>
                  ),
                },
              ]}
            />
            {name !== undefined && version !== undefined && <VersionDrawer name={name} version={version} onClose={close} />}
            {writing !== undefined && <Writing of={results.find((one) => one.name === name)} onClose={close} />}
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

const Writing = ({ of, onClose }: { of: DocumentVersions | undefined; onClose: () => void }) =>
  of ? <PublishDrawer key={of.name} of={of} onClose={onClose} /> : null
