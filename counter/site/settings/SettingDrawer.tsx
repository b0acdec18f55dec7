import { Button, Drawer, Popconfirm, Typography } from 'antd'
import { useState } from 'react'
import { OPEN_STATES, revision, type Revision } from '../../contract/revision'
import { setting, type Setting } from '../../contract/setting'
import { problemsOf } from '../../contract/settings/problemsOf'
import { settingOfKey, type SettingKey } from '../../contract/settings/shopSettings'
import { ask } from '../client/ask'
import { go } from '../client/address'
import { useAsk } from '../client/useAsk'
import { ConflictNote } from '../parts/ConflictNote'
import { PublishBar } from '../parts/PublishBar'
import { Revisions } from '../parts/Revisions'
import { ShopPhone } from '../parts/ShopPhone'
import { useRevising } from '../parts/useRevising'
import { EditorOf } from './EditorOf'
import { Preview } from './Preview'

type Props = {
  settingKey: SettingKey
  held: Setting
  /** Reads it again. */ reread: () => Promise<Setting | undefined>
  onClose: () => void
}
const SUBJECT = 'setting'
const isOpen = ({ state }: Revision) => OPEN_STATES.some((open) => open === state)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Edits one setting: its form, the shop's page with it, its revisions, and the problems beside what they are about, found by the shape the
 * gateway uses. What the gateway refuses stays in its words; nothing that was typed is lost.
 */
export function SettingDrawer({ settingKey, held, reread, onClose }: Props) {
  const { title, help, editor, shape } = settingOfKey(settingKey)
  const [version, setVersion] = useState(held.version)
  const [value, setValue] = useState(held.value)
  const [reason, setReason] = useState('')
  const kept = useAsk(revision.list, { query: { subject: SUBJECT, subjectId: settingKey, size: 20 } })
  const [ownId, setOwnId] = useState<string>()
  const own = kept.data?.results.find((one) => one.revisionId === ownId && isOpen(one))
  const revising = useRevising({ subject: SUBJECT, subjectId: settingKey, version })
  const { problem, refused, conflict, forget, isBusy, isOffline } = revising
  const isChanged = !isSame(value, held.value)
  const found = isChanged ? problemsOf(shape, value) : []
  const problems = new Map(found.map(({ path, message }) => [path, message]))
  if (refused?.field !== undefined && refused.code === 'INVALID' && !problems.has(refused.field)) problems.set(refused.field, problem)

  const take = (one: Revision) => {
    setValue(one.edited)
    setReason(one.reason)
    setOwnId(one.revisionId)
    forget()
  }
  const write = async (when: string, typed: string) => {
    const written = await revising.write({ edited: value, reason, when, typed }, own)
    if (!written) return
    await kept.refetch()
    if (written.state === 'draft') take(written)
    else onClose()
  }
  const discard = async (one: Revision) => {
    if (!(await revising.discard(one))) return
    setOwnId(undefined)
    void kept.refetch()
  }
  const reset = async () => {
    if (await revising.send((key) => ask(setting.reset, { params: { key: settingKey }, version }, key))) onClose()
  }
  /** Holds what was typed against what stands there now: the setting, or the draft that it goes on from. */
  const lookAgain = async () => {
    const [present] = await Promise.all([reread(), kept.refetch()])
    if (present) setVersion(present.version)
    forget()
  }
  const history = () => go(`/changes?subject=${SUBJECT}&subjectId=${settingKey}`)

  return (
    <Drawer
      open
      width="min(1080px, 94vw)"
      title={title}
      onClose={onClose}
      extra={
        <Button type="link" onClick={history}>
          修改记录
        </Button>
      }
      footer={
        <PublishBar
          count={isChanged ? 1 : 0}
          own={own}
          reason={reason}
          onReason={setReason}
          wrong={found.length > 0 ? `还有 ${found.length} 处要改` : ''}
          problem={conflict ? '' : problem}
          isLeap={false}
          isDisabled={isOffline || conflict !== undefined}
          isBusy={isBusy}
          onWrite={(when, typed) => void write(when, typed)}
          onClear={() => {
            setValue(held.value)
            setOwnId(undefined)
            forget()
          }}
          onClose={onClose}
        >
          {held.hasDefault && !held.isDefault && (
            <Popconfirm title="恢复成默认值？可以在变更记录里撤回。" okText="恢复" cancelText="取消" onConfirm={() => void reset()}>
              <Button>恢复默认</Button>
            </Popconfirm>
          )}
        </PublishBar>
      }
    >
      <Typography.Paragraph type="secondary">{help}</Typography.Paragraph>
      <div className="beside">
        <div className="stack">
          <EditorOf
            editor={editor}
            value={value}
            label={title}
            path=""
            problems={problems}
            choices={held.choices}
            onChange={(next) => {
              setValue(next)
              forget()
            }}
          />
          {conflict && <ConflictNote of={conflict} keep={{ label: '保留我填的，重新比较', press: () => void lookAgain() }} />}
          <Revisions
            all={kept.data?.results ?? []}
            onContinue={take}
            onDiscard={(one) => void discard(one)}
            onRevert={history}
            isBusy={isBusy || isOffline}
          />
        </div>
        <div className="beside-preview">
          {held.path === null ? (
            <section aria-label="上线后">
              <Typography.Title level={5}>上线后</Typography.Title>
              <Preview settingKey={settingKey} editor={editor} value={value} isValid={found.length === 0} />
            </section>
          ) : (
            <ShopPhone subject={SUBJECT} subjectId={settingKey} edited={value} path={held.path} />
          )}
        </div>
      </div>
    </Drawer>
  )
}
