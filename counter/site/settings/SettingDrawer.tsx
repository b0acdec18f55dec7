import { Alert, App, Button, Drawer, Popconfirm, Space, Typography } from 'antd'
import { useState } from 'react'
import { setting, type Setting } from '../../contract/setting'
import type { Conflict } from '../../contract/version'
import { problemsOf } from '../../contract/settings/problemsOf'
import { settingOfKey, type SettingKey } from '../../contract/settings/shopSettings'
import { ask, Refusal } from '../client/ask'
import { go } from '../client/address'
import { useOffline } from '../client/offline'
import { ConflictNote } from '../parts/ConflictNote'
import { ShopPhone } from '../parts/ShopPhone'
import { EditorOf } from './EditorOf'
import { Preview } from './Preview'

type Props = { settingKey: SettingKey; held: Setting; onClose: () => void }

/**
 * Edits one setting: its form, what shoppers will see, and the problems beside what they are about, found by the shape the gateway uses.
 * What the gateway refuses stays in its words; nothing that was typed is lost.
 */
export function SettingDrawer({ settingKey, held, onClose }: Props) {
  const { title, help, editor, shape } = settingOfKey(settingKey)
  const [version, setVersion] = useState(held.version)
  const isOffline = useOffline() !== undefined
  const [value, setValue] = useState(held.value)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [hasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const found = problemsOf(shape, value)
  const problems = new Map(hasTried ? found.map(({ path, message: words }) => [path, words]) : [])
  if (refusal?.field !== undefined && refusal.code === 'INVALID' && !problems.has(refusal.field))
    problems.set(refusal.field, refusal.message)

  const late = refusal?.conflict
  /** What stands there now was shown beside what was typed: it may be written over. */
  const keep = ({ version: present }: Conflict) => {
    setVersion(present)
    edit(value)
  }
  const edit = (next: unknown) => {
    setValue(next)
    setKey(crypto.randomUUID())
    setRefusal(undefined)
  }
  const send = async (write: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await write()
      void message.success(done)
      onClose()
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal(0, { code: 'FAULT', message: (error as Error).message }))
      setBusy(false)
    }
  }
  const save = () => {
    setTried(true)
    if (found.length === 0)
      void send(() => ask(setting.change, { params: { key: settingKey }, body: { value }, version }, key), '已保存，马上生效')
  }
  const reset = () => send(() => ask(setting.reset, { params: { key: settingKey }, version }), '已恢复默认')

  return (
    <Drawer
      open
      width="min(1080px, 94vw)"
      title={title}
      onClose={onClose}
      extra={
        <Button type="link" onClick={() => go(`/changes?subject=setting&subjectId=${settingKey}`)}>
          修改记录
        </Button>
      }
      footer={
        <Space>
          <Button type="primary" disabled={isOffline || late !== undefined} loading={isBusy} onClick={save}>
            保存
          </Button>
          <Button onClick={onClose}>取消</Button>
          {held.hasDefault && !held.isDefault && (
            <Popconfirm title="恢复成默认值？可以在变更记录里撤回。" okText="恢复" cancelText="取消" onConfirm={() => void reset()}>
              <Button>恢复默认</Button>
            </Popconfirm>
          )}
        </Space>
      }
    >
      <Typography.Paragraph type="secondary">{help}</Typography.Paragraph>
      <div className="beside">
        <div className="stack">
          <EditorOf editor={editor} value={value} label={title} path="" problems={problems} choices={held.choices} onChange={edit} />
          {late && <ConflictNote of={late} keep={{ label: '保留我填的，重新比较', press: () => keep(late) }} />}
          {refusal && !late && <Alert type="error" showIcon message={refusal.message} />}
          {hasTried && found.length > 0 && <Alert type="error" showIcon message={`还有 ${found.length} 处要改`} />}
        </div>
        <div className="beside-preview">
          {held.path === null ? (
            <section aria-label="保存后">
              <Typography.Title level={5}>保存后</Typography.Title>
              <Preview settingKey={settingKey} editor={editor} value={value} isValid={found.length === 0} />
            </section>
          ) : (
            <ShopPhone subject="setting" subjectId={settingKey} edited={value} path={held.path} />
          )}
        </div>
      </div>
    </Drawer>
  )
}
