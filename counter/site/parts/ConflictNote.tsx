import { Alert, Button, Space, Table } from 'antd'
import type { Conflict } from '../../contract/version'
import { shopTime } from '../../../src/lib/time'
import './conflict.css'

type Action = { label: string; press: () => void }
type Props = {
  of: Conflict
  /** What was tried, in words: 不通过：处方信息不完整或看不清. An edit's fields say it themselves. */
  yours?: string
  /** The next case, or what stands there now. */
  next?: Action | undefined
  /** Where something was typed: it stays, and is held against what stands there now. */
  keep?: Action | undefined
}

/** A write that came too late: what holds and what was tried side by side, and how to go on. */
export function ConflictNote({ of: { last, isDecided, fields }, yours, next, keep }: Props) {
  return (
    <section className="conflict" aria-live="polite">
      <Alert type="info" showIcon message={<Words last={last} isDecided={isDecided} hasTyped={keep !== undefined} />} />
      {yours !== undefined && (
        <dl className="conflict-sides">
          <dt>{isDecided ? '已生效' : '现在'}</dt>
          <dd>
            {isDecided && last ? last.what : '内容已变，请看过再办'}
            <span>{last && `${last.by} ${shopTime(last.at)}`}</span>
          </dd>
          <dt>您的</dt>
          <dd>
            {yours}
            <span>没有写入</span>
          </dd>
        </dl>
      )}
      {fields.length > 0 && <Differing fields={fields} />}
      <Space>
        {keep && <Button onClick={keep.press}>{keep.label}</Button>}
        {next && (
          <Button type="primary" onClick={next.press}>
            {next.label}
          </Button>
        )}
      </Space>
    </section>
  )
}

function Words({ last, isDecided, hasTyped }: Pick<Conflict, 'last' | 'isDecided'> & { hasTyped: boolean }) {
  if (last && isDecided)
    return (
      <>
        <strong>
          {last.by}已在 {shopTime(last.at)} {last.what}。
        </strong>
        您的决定没有写入。
      </>
    )
  return (
    <>
      <strong>您打开之后，这里有变化{last && `：${last.by}在 ${shopTime(last.at)} ${last.what}`}。</strong>
      什么都没有写入{hasTyped && '，您填的还在'}。
    </>
  )
}

const Differing = ({ fields }: Pick<Conflict, 'fields'>) => (
  <Table<Conflict['fields'][number]>
    size="small"
    rowKey="field"
    pagination={false}
    dataSource={fields}
    columns={[
      { title: '不一样的', dataIndex: 'field', width: 110 },
      { title: '您填的', className: 'conflict-text', render: (_cell, { yours }) => <ins>{yours}</ins> },
      { title: '现在的', className: 'conflict-text', dataIndex: 'theirs' },
    ]}
  />
)
