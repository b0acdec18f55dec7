import { Alert, Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { article, ArticleFields, NEW_ARTICLE, type WrittenArticle } from '../../contract/article'
import { problemsOf } from '../../contract/settings/problemsOf'
import { ask } from '../client/ask'
import { ConflictNote } from '../parts/ConflictNote'
import { ShopPhone } from '../parts/ShopPhone'
import { rebase } from '../parts/rebase'
import { useSaving } from '../parts/useSaving'
import { linesOf, writtenOf } from './writing'

export type Topic = { value: string; label: string }
type Props = {
  /** Missing where a new one is written. */
  of?: WrittenArticle
  first: ArticleFields
  topics: Topic[]
  /** The shop's page that shows it; undefined until it is known. */
  path: string | undefined
  reread?: () => Promise<WrittenArticle | undefined>
  onClose: () => void
}

/** What is written beside what shoppers will read; a refusal stays in the gateway's words, and what was typed with it. */
export function ArticleEditor({ of, first, topics, path, reread, onClose }: Props) {
  const [seen, setSeen] = useState(first)
  const [version, setVersion] = useState(of?.version ?? '')
  const [form, setForm] = useState(first)
  const [sources, setSources] = useState(first.sources.join('\n'))
  const [hasTried, setTried] = useState(false)
  const { save, problem, late, isBusy, isOffline } = useSaving({
    onSaved: onClose,
    onKept: async () => {
      const present = await reread?.()
      if (!present) return
      const kept = rebase({ seen, typed: edited, present: writtenOf(present) })
      setForm(kept)
      setSources(kept.sources.join('\n'))
      setSeen(writtenOf(present))
      setVersion(present.version)
    },
    done: of?.isPublished === true ? undefined : '已保存，发布以后顾客才看到',
  })
  const edited = { ...form, sources: linesOf(sources) }
  const found = problemsOf(ArticleFields, edited)
  const edit = (change: Partial<ArticleFields>) => setForm({ ...form, ...change })
  const problemOf = (field: keyof ArticleFields) => {
    const help = hasTried ? found.find(({ path }) => path.split('.')[0] === field)?.message : undefined
    return help === undefined ? {} : { help, validateStatus: 'error' as const }
  }
  const submit = () => {
    setTried(true)
    if (found.length > 0) return
    void save((key) =>
      of
        ? ask(article.edit, { params: { articleId: of.articleId }, body: { edited }, version }, key)
        : ask(article.add, { body: edited }, key),
    )
  }
  const field = (name: 'title' | 'summary' | 'author' | 'authorTitle', label: string) => (
    <Form.Item label={label} {...problemOf(name)}>
      <Input aria-label={label} value={form[name]} onChange={({ target }) => edit({ [name]: target.value })} />
    </Form.Item>
  )
  return (
    <div className="beside">
      <Form layout="vertical" component="div">
        {of?.isOnHome === true && <Alert type="info" showIcon message="首页有卡片指向这篇文章" style={{ marginBottom: 16 }} />}
        {field('title', '标题')}
        <div className="fields">
          <Form.Item label="话题" {...problemOf('topic')}>
            <Select aria-label="话题" value={form.topic || undefined} options={topics} onChange={(topic: string) => edit({ topic })} />
          </Form.Item>
          {field('author', '作者')}
          {field('authorTitle', '作者职称')}
        </div>
        {field('summary', '提要（读完知道什么，一两句话）')}
        <Form.Item label="正文（每节以一行“## 标题”开始，段落之间空一行）" {...problemOf('text')}>
          <Input.TextArea aria-label="正文" rows={20} value={form.text} onChange={({ target }) => edit({ text: target.value })} />
        </Form.Item>
        <Form.Item label="参考资料（一行一份）" {...problemOf('sources')}>
          <Input.TextArea aria-label="参考资料" rows={3} value={sources} onChange={({ target }) => setSources(target.value)} />
        </Form.Item>
        {late && <ConflictNote {...late} />}
        {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 16 }} />}
        {hasTried && found.length > 0 && (
          <Alert type="error" showIcon message={`还有 ${found.length} 处要改`} style={{ marginBottom: 16 }} />
        )}
        <Button type="primary" disabled={isOffline || late !== undefined} loading={isBusy} onClick={submit}>
          保存
        </Button>
      </Form>
      <div className="beside-preview">
        {path !== undefined && (
          <ShopPhone
            subject="article"
            subjectId={of?.articleId ?? NEW_ARTICLE}
            edited={of ? { ...edited, isPublished: true } : edited}
            path={path}
          />
        )}
      </div>
    </div>
  )
}
