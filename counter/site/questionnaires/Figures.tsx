import { Alert, Button, Empty, List, Select } from 'antd'
import { useState } from 'react'
import type { QuestionnaireType } from '../../../src/contract/questionnaire'
import { spokenDate } from '../../../src/lib/time'
import { questionnaire, textsOf, type QuestionFigures, type QuestionnaireSetUp } from '../../contract/questionnaire'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { Bars } from '../parts/Bars'
import { useSession } from '../session/useSession'
import { KIND_NAMES } from './editing'

/** How a version was answered, question by question. */
export function Figures({ of: { type, published, versions } }: { of: QuestionnaireSetUp }) {
  const [number, setNumber] = useState(published)
  const params = { type, number: String(number) }
  const read = useAsk(questionnaire.figures, { params })
  return (
    <section aria-label="回答统计">
      <div className="filters">
        <Select
          aria-label="看哪一版"
          value={number}
          style={{ width: 140 }}
          options={versions.map((one) => ({ value: one.number, label: `第 ${one.number} 版` }))}
          onChange={setNumber}
        />
      </div>
      <Answered of={read}>
        {({ finished, counted, questions }) => (
          <>
            <p className="questionnaire-hint">
              共提交 {finished} 份{counted < finished && `，统计最近 ${counted} 份`}。只有数字，不显示是谁答的
            </p>
            {questions.map((question, at) => (
              <QuestionPart key={question.id} of={question} at={at} type={type} number={number} />
            ))}
          </>
        )}
      </Answered>
    </section>
  )
}

type PartProps = { of: QuestionFigures; at: number; type: QuestionnaireType; number: number }

function QuestionPart({ of: { id, title, kind, answered, counts, average }, at, type, number }: PartProps) {
  const session = useSession()
  const mayRead = session.state === 'in' && textsOf(session.me.roles).includes(type)
  return (
    <section aria-label={title} className="questionnaire-figures">
      <h2>
        第 {at + 1} 题 {title}
      </h2>
      <p className="questionnaire-hint">
        {KIND_NAMES[kind as keyof typeof KIND_NAMES]}，{answered} 人答了{average !== null && `，平均 ${average} 分`}
      </p>
      {counts.length > 0 && <Bars rows={counts.map(({ text, count }) => ({ name: text, count }))} />}
      {kind === 'text' && answered > 0 && mayRead && <Texts type={type} number={number} question={id} />}
      {kind === 'text' && answered > 0 && !mayRead && <p className="questionnaire-hint">文字回答由药师或客服查看</p>}
    </section>
  )
}

/** What was typed is read only once somebody asks for it: that is audited. */
function Texts({ type, number, question }: { type: QuestionnaireType; number: number; question: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>看文字回答（会记录）</Button>
  return <OpenTexts type={type} number={number} question={question} />
}

function OpenTexts({ type, number, question }: { type: QuestionnaireType; number: number; question: string }) {
  const [page, setPage] = useState(1)
  const params = { type, number: String(number), question }
  const read = useAsk(questionnaire.texts, { params, query: { page: String(page) } }, { once: true })
  return (
    <Answered of={read}>
      {({ results, hits }) => (
        <>
          <Alert type="info" message="号码已遮盖。请只用来改进服务" />
          <List
            size="small"
            dataSource={results}
            pagination={{ current: page, pageSize: 20, total: hits, onChange: setPage }}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有文字回答" /> }}
            renderItem={({ on, text }) => (
              <List.Item>
                <span className="questionnaire-hint">{spokenDate(on)}</span> {text}
              </List.Item>
            )}
          />
        </>
      )}
    </Answered>
  )
}
