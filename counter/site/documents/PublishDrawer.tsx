import { Alert, App, Button, Drawer, Form, Input, Popconfirm, Radio, Typography } from 'antd'
import { useState } from 'react'
import { document, VersionForm, type DocumentVersions } from '../../contract/document'
import type { Conflict } from '../../contract/version'
import { problemsOf } from '../../contract/settings/problemsOf'
import { spokenDate } from '../../../src/lib/time'
import { ask, ApiError } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useOffline } from '../client/offline'
import { ConflictNote } from '../parts/ConflictNote'
import { Answered } from '../parts/Answered'
import { DocumentText } from './DocumentText'
import { textOfSections, writtenSections } from './writtenSections'

type Props = { of: DocumentVersions; onClose: () => void }

/** Writes a new version, which begins with the newest text. */
export function PublishDrawer({ of, onClose }: Props) {
  const newest = of.versions[0]?.version ?? ''
  const read = useAsk(document.version, { params: { name: of.name, version: newest } })
  return (
    <Drawer open width="min(1080px, 94vw)" title={`发布《${of.title}》新版`} onClose={onClose}>
      <Answered of={read}>
        {({ sections }) => <VersionEditor key={newest} of={of} first={textOfSections(sections)} onClose={onClose} />}
      </Answered>
    </Drawer>
  )
}

function VersionEditor({ of: { name, version, title }, first, onClose }: Props & { first: string }) {
  const [form, setForm] = useState({ version: '', title, changes: '', material: false, text: first })
  const [seen, setSeen] = useState(version)
  const isOffline = useOffline() !== undefined
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [hasTried, setTried] = useState(false)
  const [problem, setProblem] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const found = problemsOf(VersionForm, form)
  const edit = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change })
    setKey(crypto.randomUUID())
    setProblem(undefined)
  }
  const late = problem?.conflict
  const keep = ({ version: present }: Conflict) => {
    setSeen(present)
    edit({})
  }
  const problemOf = (field: keyof typeof form) => {
    const own = hasTried ? found.find(({ path }) => path === field)?.message : undefined
    const help = own ?? (problem?.field === field ? problem.message : undefined)
    return help === undefined ? {} : { help, validateStatus: 'error' as const }
  }
  const publish = async () => {
    setTried(true)
    if (found.length > 0) return
    setBusy(true)
    try {
      await ask(document.publish, { params: { name }, body: form, version: seen }, key)
      void message.success('已发布')
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError(0, { code: 'FAULT', message: (error as Error).message }))
      setBusy(false)
    }
  }
  return (
    <div className="beside">
      <Form layout="vertical" component="div">
        <Form.Item label="生效日期" extra="到这一天才生效；可以提前发布" {...problemOf('version')}>
          <Input
            type="date"
            aria-label="生效日期"
            value={form.version}
            onChange={({ target }) => edit({ version: target.value })}
            style={{ width: 180 }}
          />
        </Form.Item>
        <Form.Item label="标题" {...problemOf('title')}>
          <Input aria-label="标题" value={form.title} onChange={({ target }) => edit({ title: target.value })} />
        </Form.Item>
        <Form.Item label="改了什么（一句一行，会员会看到）" {...problemOf('changes')}>
          <Input.TextArea aria-label="改了什么" rows={3} value={form.changes} onChange={({ target }) => edit({ changes: target.value })} />
        </Form.Item>
        <Form.Item label="已同意旧版的会员">
          <Radio.Group
            aria-label="已同意旧版的会员"
            value={form.material}
            onChange={({ target }) => edit({ material: target.value as boolean })}
            options={[
              { value: false, label: '不打扰' },
              { value: true, label: '重要变更：生效后请他们重新确认' },
            ]}
          />
        </Form.Item>
        <Form.Item label="正文（每节以一行“## 标题”开始，段落之间空一行）" {...problemOf('text')}>
          <Input.TextArea aria-label="正文" rows={20} value={form.text} onChange={({ target }) => edit({ text: target.value })} />
        </Form.Item>
        {late && <ConflictNote of={late} keep={{ label: '看过了，仍发布我写的', press: () => keep(late) }} />}
        {problem && !late && <Alert type="error" showIcon message={problem.message} style={{ marginBottom: 16 }} />}
        {hasTried && found.length > 0 && (
          <Alert type="error" showIcon message={`还有 ${found.length} 处要改`} style={{ marginBottom: 16 }} />
        )}
        <Popconfirm
          title="发布后不能修改，也不能撤回；写错了只能另发一版。"
          okText="发布"
          cancelText="再看看"
          onConfirm={() => void publish()}
        >
          <Button type="primary" disabled={isOffline || late !== undefined} loading={isBusy}>
            发布
          </Button>
        </Popconfirm>
      </Form>
      <section className="beside-preview preview document-preview" aria-label="会员看到的">
        <Typography.Title level={4}>{form.title}</Typography.Title>
        <Typography.Paragraph type="secondary">
          {form.version === '' ? '请选择生效日期' : `${spokenDate(form.version)} 起生效`}
        </Typography.Paragraph>
        <DocumentText sections={writtenSections(form.text)} />
      </section>
    </div>
  )
}
