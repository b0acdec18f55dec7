import { readFileSync } from 'node:fs'
import { gatewayAt } from '../../../tests/support/gateway'
import { currentSearch } from '../search/current'
import { Work } from '../search/work'
import { BUILT_IN_QUESTIONS } from './builtInQuestions'
import { intentOf } from './intent'

/** Share of the everyday wordings that have to lead where they should. */
const FLOOR = 0.95

type Case = { said: string; wanted: string; got: string }

const isMedicalCase = ({ wanted }: Case) => wanted === 'pharmacist' || wanted === 'emergency'
const isAnswered = ({ got }: Case) => BUILT_IN_QUESTIONS.some(({ questionId }) => questionId === got)

async function cases(): Promise<Case[]> {
  const { db } = await gatewayAt()
  const { dangers } = (await currentSearch(db)).vocabulary
  const got = (said: string) => {
    if (dangers.in(said, new Work())) return 'emergency'
    const intent = intentOf(said, BUILT_IN_QUESTIONS)
    if (intent.kind === 'row') return intent.row.questionId
    return intent.kind === 'pharmacist' ? 'pharmacist' : 'person'
  }
  const lines = readFileSync('tests/support/everydayQuestions.csv', 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [said = '', wanted = ''] = line.split(/,(?=[a-z-]+$)/)
    return { said, wanted, got: got(said) }
  })
}

describe('everyday wordings', () => {
  it('lead to the right answer, or to a person; none that is medical is answered by the table', async () => {
    const all = await cases()
    const wrong = all.filter(({ wanted, got }) => wanted !== got)
    const words = wrong.map(({ said, wanted, got }) => `${said}: ${got}, not ${wanted}`)
    process.stdout.write([`${all.length - wrong.length} of ${all.length} everyday wordings`, ...words, ''].join('\n'))
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(all.filter((one) => isMedicalCase(one) && isAnswered(one))).toEqual([])
    expect(all.filter(({ wanted, got }) => wanted === 'emergency' && got !== 'emergency')).toEqual([])
    expect((all.length - wrong.length) / all.length).toBeGreaterThanOrEqual(FLOOR)
  })
})
