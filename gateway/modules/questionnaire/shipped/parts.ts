import { Question, type QuestionKind, type QuestionnaireResult, type ShowWhen } from '../../../../src/contract/questionnaireContent'

type Given = Partial<Question> & { title: string }

const asked =
  (kind: QuestionKind) =>
  (id: string, given: Given): Question =>
    Question.parse({ id, kind, isRequired: true, ...given })

/** Questions of each kind, required unless they say otherwise. */
export const [one, many, scale, typed, picture] = [asked('one'), asked('many'), asked('scale'), asked('text'), asked('picture')] as const

/** `self 自己`: an option's id and its words; a mark at the end, `none 都没有!`, says that it excludes the others. */
export const choices = (...lines: string[]): Question['options'] =>
  lines.map((line) => {
    const [, id = '', text = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    return { id, text: text.replace(/!$/, ''), alone: text.endsWith('!') }
  })

type Told = Pick<QuestionnaireResult, 'text'> & Partial<QuestionnaireResult>
export const told = (id: string, result: Told): QuestionnaireResult => ({
  ...{ id, isMedical: false, source: null, next: null, when: null },
  ...result,
})

type Wanted = ShowWhen['conditions'][number]
export const is = (question: string, answer: string | number): Wanted => ({ question, operator: '=', answer })
export const atMost = (question: string, answer: number): Wanted => ({ question, operator: '<=', answer })
export const isNot = (question: string, answer: string): Wanted => ({ question, operator: '!=', answer })
export const all = (...conditions: Wanted[]): ShowWhen => ({ behavior: 'all', conditions })
export const any = (...conditions: Wanted[]): ShowWhen => ({ behavior: 'any', conditions })
