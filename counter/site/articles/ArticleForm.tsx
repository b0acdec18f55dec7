import { Alert, Input, Segmented, Select } from 'antd'
import type { ArticleAhead, ArticleDetail } from '../../contract/article'
import { RevisedField } from '../parts/RevisedField'
import { TextArea } from '../parts/TextArea'
import type { Fields } from './articleFields'

type Props = {
  of: ArticleDetail
  values: Fields
  change: (fields: ArticleAhead) => void
  /** What the gateway refused: the place, `sources.0`, and its words. */
  refused: { field: string; words: string } | undefined
}

const TEXT_ROWS = 20
const SHOWN = [
  { value: 'shown', label: '看得到' },
  { value: 'hidden', label: '看不到' },
]
const shownWords = (isPublished: boolean) => (isPublished ? '看得到' : '看不到')

/** An article as a form: what is written of it, by whom, what it rests on, and whether shoppers read it. */
export function ArticleForm({ of: { fields: seen, topics, isNew, isOnHome }, values, change, refused }: Props) {
  const problemAt = (field: string) => (refused?.field.split('.')[0] === field ? refused.words : undefined)
  const beside = (field: keyof Fields, was: string) => ({
    changed: isNew || JSON.stringify(seen[field]) === JSON.stringify(values[field]) ? undefined : `原 ${was || '（无）'}`,
    problem: problemAt(field),
  })
  const topicName = (topic: string) => topics.find((one) => one.topic === topic)?.name ?? topic
  const line = (field: 'title' | 'author' | 'authorTitle', label: string, hint?: string) => (
    <RevisedField label={label} {...(hint !== undefined && { hint })} {...beside(field, seen[field])}>
      <Input aria-label={label} value={values[field]} onChange={({ target }) => change({ [field]: target.value })} />
    </RevisedField>
  )
  return (
    <section className="revised-card revised-form" aria-label="文章内容">
      {isOnHome && <Alert type="info" showIcon message="首页有卡片指向这篇文章" />}
      {line('title', '标题')}
      <RevisedField label="话题" {...beside('topic', topicName(seen.topic))}>
        <Select
          aria-label="话题"
          value={values.topic || undefined}
          options={topics.map(({ topic, name }) => ({ value: topic, label: name }))}
          onChange={(topic: string) => change({ topic })}
        />
      </RevisedField>
      {line('author', '作者', '署名的药师，对内容负责，顾客看得到')}
      {line('authorTitle', '作者职称')}
      <RevisedField label="提要" hint="读完知道什么，一两句话" {...beside('summary', seen.summary)}>
        <TextArea aria-label="提要" value={values.summary} onChange={({ target }) => change({ summary: target.value })} />
      </RevisedField>
      <RevisedField label="正文" hint="每节以一行“## 标题”开始，段落之间空一行" {...beside('text', `${seen.text.length} 字`)}>
        <Input.TextArea aria-label="正文" rows={TEXT_ROWS} value={values.text} onChange={({ target }) => change({ text: target.value })} />
      </RevisedField>
      <RevisedField label="参考资料" hint="一行一份" {...beside('sources', seen.sources.join('、'))}>
        <TextArea
          aria-label="参考资料"
          minRows={3}
          value={values.sources.join('\n')}
          onChange={({ target }) => change({ sources: target.value.split('\n') })}
        />
      </RevisedField>
      {!isNew && (
        <RevisedField label="顾客" hint="撤下的文章留在这里，可以再发布" {...beside('isPublished', shownWords(seen.isPublished))}>
          <Segmented
            aria-label="顾客看得到吗"
            options={SHOWN}
            value={values.isPublished ? 'shown' : 'hidden'}
            onChange={(shown) => change({ isPublished: shown === 'shown' })}
          />
        </RevisedField>
      )}
    </section>
  )
}
