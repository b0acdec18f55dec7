import { useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { invalidateTag, refetch } from '@/api/queries'
import { write } from '@/api/write'
import { questionnaire, WrongAnswers, type HalfDone, type QuestionnaireType } from '@/contract/questionnaire'
import type { Answer, QuestionnaireContent } from '@/contract/questionnaireContent'
import { answerProblem, isAnswered, pathOf } from '@/contract/questionnairePath'
import { leftAfter } from '@/contract/questionnaireWays'
import { typedForm } from '@/domain/draft/typedForm'
import { useKeptOnLeaving } from '@/domain/draft/useKeptOnLeaving'
import { useUnsent } from '@/domain/draft/useUnsent'
import { useConnectivity } from '@/platform/connectivity'
import { toast } from '@/ui/feedback/toast'
import { answersKeeper, movedOf, type Filling, type Unsent } from './answersKeeper'

export type Begin = {
  type: QuestionnaireType
  orderCode: string | undefined
  version: number
  content: QuestionnaireContent
  halfDone: HalfDone | null
}

/** One question after another, there and back; what is answered is kept with each step, and handed in at the end. */
export function useFilling({ type, orderCode, version, content, halfDone }: Begin) {
  const { questions } = content
  const whose = orderCode === undefined ? {} : { orderCode }
  const [memory] = useState(() => typedForm<Unsent>(`questionnaire ${type} ${orderCode ?? ''}`))
  const [keeper] = useState(() =>
    answersKeeper({
      ...{ version, questions, halfDone, memory },
      send: (sent) => write(questionnaire.save, { params: { type }, body: { ...whose, ...sent, isAgreed: true } }),
    }),
  )
  const [filling, setFilling] = useState<Filling>(keeper.now)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const online = useConnectivity((state) => state.online)
  useEffect(() => {
    keeper.listen(setFilling)
    return () => keeper.listen(() => undefined)
  }, [keeper])
  useEffect(() => {
    if (online) void keeper.flush()
  }, [keeper, online])
  useKeptOnLeaving(keeper)
  // Where it was come from says how it stands, once what was on its way when it was left is kept.
  useEffect(() => () => void keeper.settled().then(() => invalidateTag('questionnaire')), [keeper])
  useUnsent(filling.kept === 'waiting')
  useEffect(() => {
    if (filling.isElsewhere) void refetch(questionnaire.settings)
  }, [filling.isElsewhere])

  const path = pathOf(questions, filling.answers)
  const place = Math.max(
    0,
    path.findIndex(({ id }) => id === filling.at),
  )
  const question = path[place]
  const answer = (id: string, to: Answer | undefined) => {
    const { [id]: _before, ...others } = keeper.now().answers
    keeper.set({ answers: to === undefined || !isAnswered(to) ? others : { ...others, [id]: to } })
    setProblems(({ [id]: _old, ...rest }) => rest)
  }
  const open = (id: string | null) => keeper.set({ at: id }, { isStep: true })
  const back = () => open(path[place - 1]?.id ?? null)
  /** Whether the open question may be left: what is wrong with it is told beside it. */
  const isRight = () => {
    if (!question) return false
    const words = answerProblem(question, keeper.now().answers[question.id])
    if (words !== undefined) setProblems((known) => ({ ...known, [question.id]: words }))
    return words === undefined
  }
  const next = () => {
    if (isRight()) open(path[place + 1]?.id ?? question?.id ?? null)
  }
  const refused = (error: unknown) => {
    const read = error instanceof ApiError && error.code === 'ANSWERS_WRONG' ? WrongAnswers.safeParse(error.details) : undefined
    const told = read?.success ? read.data.problems : []
    setProblems(Object.fromEntries(told.map(({ question: id, words }) => [id, words])))
    const [first] = told
    if (first && first.question !== question?.id) open(first.question)
    return first !== undefined
  }
  const handIn = async () => {
    if (!isRight()) return
    const sent = await keeper.settled()
    try {
      await write(questionnaire.complete, { body: { ...whose, ...sent, type, isAgreed: true } })
    } catch (error) {
      const moved = movedOf(error)
      if (moved) {
        keeper.takeOver(moved.halfDone)
        toast(moved.halfDone ? '别的设备上有新的填写，已合在一起，请核对后再提交' : '这份问卷已在别的设备上提交')
        return
      }
      if (!refused(error)) throw error
      return
    }
    keeper.drop()
    toast('已提交', { icon: 'check' })
    await refetch(questionnaire.settings)
  }
  const left = question ? leftAfter(questions, filling.answers, question.id) : { least: 0, most: 0 }
  return { filling, question, place, left, isLast: place === path.length - 1, problems, answer, back, next, open, handIn, keeper }
}
export type UsedFilling = ReturnType<typeof useFilling>
