import type { Answer, Answers, Question } from '@/contract/questionnaireContent'
import { answerProblem, isAnswered } from '@/contract/questionnairePath'

/** What was kept last, what stands here now, and what stands at the gateway from elsewhere. */
type Three = { base: Answers; mine: Answers; theirs: Answers }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Theirs, with what was changed here since: nothing typed here is lost, and nothing from elsewhere that was not touched here. */
export function mergedAnswers(questions: readonly Question[], { base, mine, theirs }: Three): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { id } = question
      const [own, other] = [mine[id], theirs[id]]
      const isChanged = !isSame(own, base[id]) && (own === undefined || mayStand(question, own))
      const answer = isChanged ? own : other
      return answer === undefined ? [] : [[id, answer] as const]
    }),
  )
}

/** Of another version's question it may be no answer any more; half-typed words are. */
const mayStand = (question: Question, own: Answer) =>
  question.kind === 'text' || !isAnswered(own) || answerProblem(question, own) === undefined
