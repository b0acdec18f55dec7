import { waysFrom } from '../../../src/contract/questionnaireWays'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import { KIND_NAMES } from './editing'

/** What shoppers walk through, and how many questions of it each of them meets. */
export function PathPreview({ content: { title, questions } }: { content: QuestionnaireContent }) {
  const ways = waysFrom(questions)
  return (
    <section aria-label="顾客看到的">
      <h2 className="questionnaire-title">{title}</h2>
      {ways && <p className="questionnaire-hint">顾客要答 {ways.least === ways.most ? ways.most : `${ways.least} 至 ${ways.most}`} 题</p>}
      <ol className="questionnaire-path">
        {questions.map((question) => (
          <li key={question.id} className={question.showWhen ? 'questionnaire-branch' : ''}>
            {question.title || '（没有题目）'}
            <small>
              {KIND_NAMES[question.kind]}
              {question.isRequired ? '' : '，选填'}
              {question.showWhen && '，有条件才问'}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
