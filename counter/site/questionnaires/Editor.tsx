import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { QUESTIONNAIRES } from '../../../src/contract/questionnaire'
import { MAX_QUESTIONS, QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import { faultsOfContent } from '../../../src/contract/questionnaireFaults'
import type { QuestionnaireSetUp } from '../../contract/questionnaire'
import { problemsOf } from '../../contract/settings/problemsOf'
import { TextArea } from '../parts/TextArea'
import { useDraft } from '../parts/useDraft'
import { moved, newQuestion, newResult, published, replaced, without } from './editing'
import { PathPreview } from './PathPreview'
import { PublishDialog } from './PublishDialog'
import { QuestionCard } from './QuestionCard'
import { ResultCard } from './ResultCard'

type Props = { of: QuestionnaireSetUp; onClose: () => void; onPublished: () => void }
type Kept = { content: QuestionnaireContent; version: string }

/** What a questionnaire asks, edited beside what is wrong with it; it is left as it was typed until it is published or thrown away. */
export function Editor({ of, onClose, onPublished }: Props) {
  const { type, version } = of
  const { draft, keep, drop } = useDraft<Kept>(`questionnaire:${type}`)
  const [content, setContent] = useState(draft.content ?? of.content)
  const [isPublishing, setPublishing] = useState(false)
  const { questions, results } = content
  const edit = (change: Partial<QuestionnaireContent>) => {
    const to = { ...content, ...change }
    setContent(to)
    keep({ content: to, version: draft.version ?? version })
  }
  const faults = faultsOfContent(published(content), QUESTIONNAIRES[type])
  const shape = problemsOf(QuestionnaireContent, published(content))
  const wordsAt = (id: string) => faults.filter(({ at }) => at === id).map(({ words }) => words)
  const all = [...new Set([...shape.map(({ path, message }) => `${placeOf(path)}${message}`), ...faults.map(({ words }) => words)])]
  const field = (name: 'title' | 'intro' | 'purpose', label: string, rows: number) => (
    <Form.Item label={label}>
      <TextArea aria-label={label} minRows={rows} value={content[name]} onChange={({ target }) => edit({ [name]: target.value })} />
    </Form.Item>
  )
  const leave = () => {
    drop()
    onClose()
  }
  return (
    <div className="beside">
      <Form layout="vertical" component="div">
        {draft.content && <Alert type="info" showIcon message="接着上次没有发布的改动" action={<Button onClick={leave}>不要了</Button>} />}
        {field('title', '名称', 1)}
        {field('intro', '开头的话', 2)}
        {field('purpose', '用途说明：做什么用、谁能看、保留多久（顾客要单独同意）', 4)}
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            at={at}
            earlier={questions.slice(0, at)}
            isLast={at === questions.length - 1}
            faults={wordsAt(question.id)}
            onChange={(to) => edit({ questions: replaced(questions, at, to) })}
            onMove={(by) => edit({ questions: moved(questions, at, by) })}
            onRemove={() => edit({ questions: without(questions, at) })}
          />
        ))}
        <Button disabled={questions.length >= MAX_QUESTIONS} onClick={() => edit({ questions: [...questions, newQuestion(questions)] })}>
          加一题
        </Button>
        <h2 className="questionnaire-title">结果</h2>
        {results.map((result, at) => (
          <ResultCard
            key={result.id}
            result={result}
            at={at}
            questions={questions}
            hasOrder={QUESTIONNAIRES[type].hasOrder}
            faults={wordsAt(result.id)}
            onChange={(to) => edit({ results: replaced(results, at, to) })}
            onRemove={() => edit({ results: without(results, at) })}
          />
        ))}
        <Button onClick={() => edit({ results: [...results, newResult(results)] })}>加一条结果</Button>
      </Form>
      <aside className="beside-preview questionnaire-side" aria-label="检查">
        {all.length === 0 ? (
          <Alert type="success" showIcon message="没有问题，可以发布" />
        ) : (
          <Alert
            type="error"
            showIcon
            message={`还有 ${all.length} 处要改`}
            description={
              <ul className="questionnaire-faults">
                {all.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            }
          />
        )}
        <div className="questionnaire-actions">
          <Button type="primary" disabled={all.length > 0} onClick={() => setPublishing(true)}>
            发布
          </Button>
          <Button onClick={onClose}>先放着</Button>
        </div>
        <PathPreview content={content} />
      </aside>
      {isPublishing && (
        <PublishDialog
          of={of}
          content={published(content)}
          version={draft.version ?? version}
          onClose={() => setPublishing(false)}
          onDone={() => {
            drop()
            onPublished()
          }}
        />
      )}
    </div>
  )
}

/** Where a problem of the shape stands: `questions.2.title` is 第 3 题. */
function placeOf(path: string): string {
  const [part, nth] = path.split('.')
  if (nth === undefined || Number.isNaN(Number(nth))) return ''
  return part === 'questions' ? `第 ${Number(nth) + 1} 题：` : `结果 ${Number(nth) + 1}：`
}
