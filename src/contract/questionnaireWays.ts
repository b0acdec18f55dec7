import type { Answer, Answers, Question } from './questionnaireContent'
import { holds, isAnswered } from './questionnairePath'

/** More ways than these through one questionnaire are not counted; the figure is ours and far above what people write. */
const MAX_STATES = 4000

/** Another option of several than those that conditions name. */
type Way = { said: Answers; least: number; most: number }

/** What later questions ask of each: by question, the answers that they name. */
function namedLater(questions: readonly Question[]) {
  const named = new Map<string, { answers: Set<unknown>; last: number }>()
  questions.forEach(({ showWhen }, index) => {
    for (const { question, answer } of showWhen?.conditions ?? []) {
      const row = named.get(question) ?? { answers: new Set(), last: index }
      row.answers.add(answer)
      named.set(question, { ...row, last: index })
    }
  })
  return named
}

/** The answers that make a difference later; undefined stands for none. */
function telling({ kind, options, scaleMax, isRequired }: Question, named: ReadonlySet<unknown>): Array<Answer | undefined> {
  const none = isRequired ? [] : [undefined]
  if (kind === 'one') return [...none, ...options.map(({ id }) => id)]
  if (kind === 'scale') return [...none, ...Array.from({ length: scaleMax }, (_one, index) => index + 1)]
  if (kind === 'text') return [...none, '…']
  if (kind === 'picture') return [...none, ['…']]
  const asked = options.filter(({ id }) => named.has(id))
  const other = options.find(({ id }) => !named.has(id))
  const together = asked.filter(({ alone }) => !alone).map(({ id }) => id)
  const subsets = Array.from({ length: 2 ** together.length }, (_one, bits) => together.filter((_id, at) => (bits >> at) & 1))
  const single = asked.filter(({ alone }) => alone).map(({ id }) => [id])
  return [...none, ...(other ? [[other.id]] : []), ...subsets.filter((ids) => ids.length > 0), ...single]
}

/**
 * Every way that answers can lead from a question on, with what was said before it: which questions are ever asked, and of how many the
 * shortest and the longest way is. Answers that make no difference later are one; undefined where there are too many ways to count.
 */
export function waysFrom(questions: readonly Question[], { from = 0, said = {} }: { from?: number; said?: Answers } = {}) {
  const named = namedLater(questions)
  const reached = new Set<string>()
  let ways = new Map<string, Way>([['', { said, least: 0, most: 0 }]])
  for (const [offset, question] of questions.slice(from).entries()) {
    const index = from + offset
    const next = new Map<string, Way>()
    const add = (way: Way) => {
      const kept = Object.fromEntries(Object.entries(way.said).filter(([id]) => (named.get(id)?.last ?? -1) > index))
      const key = JSON.stringify(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1)))
      const known = next.get(key)
      next.set(key, { said: kept, least: Math.min(way.least, known?.least ?? way.least), most: Math.max(way.most, known?.most ?? 0) })
    }
    for (const { said: before, least, most } of ways.values()) {
      if (!holds(question.showWhen, before)) {
        add({ said: before, least, most })
        continue
      }
      reached.add(question.id)
      const later = named.get(question.id)
      const fixed = offset === 0 && isAnswered(said[question.id]) ? [said[question.id]] : undefined
      const answers = fixed ?? (later ? telling(question, later.answers) : [undefined])
      for (const answer of answers) {
        const { [question.id]: _before, ...others } = before
        add({ said: answer === undefined ? others : { ...others, [question.id]: answer }, least: least + 1, most: most + 1 })
      }
    }
    if (next.size > MAX_STATES) return undefined
    ways = next
  }
  const counts = [...ways.values()]
  return { reached, least: Math.min(...counts.map(({ least }) => least)), most: Math.max(...counts.map(({ most }) => most)) }
}

/** How many questions come after this one, whatever is answered from here on: at least and at most. */
export function leftAfter(questions: readonly Question[], answers: Answers, id: string): { least: number; most: number } {
  const from = questions.findIndex((question) => question.id === id)
  const said: Answers = {}
  for (const question of questions.slice(0, from)) {
    const answer = answers[question.id]
    if (holds(question.showWhen, said) && isAnswered(answer)) said[question.id] = answer
  }
  const own = answers[id]
  const ways = waysFrom(questions, { from, said: isAnswered(own) ? { ...said, [id]: own } : said })
  const most = questions.length - from - 1
  return ways ? { least: ways.least - 1, most: ways.most - 1 } : { least: 0, most }
}
