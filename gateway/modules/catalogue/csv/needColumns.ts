import { NEED_LIMITS } from '../../../../counter/contract/need'
import type { NeedAudience } from '../types'
import { plain } from '../plain'
import { BadValue, choice, column, day, list, listOf, required, SYMPTOM_NAMES, text, whole } from './columns'

const AUDIENCES: Record<string, NeedAudience | null> = {
  '': null, 所有人: null, 不限: null,
  adult: 'adult', 成人: 'adult',
  child: 'child', 儿童: 'child', 婴幼儿: 'child',
  infant: 'infant', 婴儿: 'infant', '1岁以下': 'infant',
  elder: 'elder', 老年人: 'elder', 老人: 'elder',
  pregnant: 'pregnant', 孕妇: 'pregnant', 孕产: 'pregnant',
  medicated: 'medicated', 正在用药: 'medicated',
} // prettier-ignore

/** What a line rests on and whose word it is: who approved it comes with the day and with what it rests on. */
const APPROVAL_COLUMNS = {
  source: column('What the texts rest on', ['依据'], text(NEED_LIMITS.source)),
  pharmacist: column('Pharmacist who approved the texts', ['审定药师'], text(20)),
  approvedOn: column('Day of the approval, YYYY-MM-DD', ['审定日', '审定日期'], day),
}

/** One line for each generic name of a need, in any order: the rank decides. */
export const NEED_COLUMNS = {
  need: column('What people need something for; lines of one need share it', ['需求', '症状需求'], required(NEED_LIMITS.name), true),
  words: column(
    'As people type it, separated by ;, parts that stand apart by +, what may stand for one by /',
    ['搜索词', '常用说法'],
    list(NEED_LIMITS.word, NEED_LIMITS.words),
  ),
  symptoms: column(
    'Symptoms whose products fit too, by id or name',
    ['症状'],
    listOf(SYMPTOM_NAMES, '商城的症状（见 gateway/modules/catalogue/README.md）'),
  ),
  audience: column(
    'adult, child, infant (under a year), elder, pregnant, medicated; empty for everybody',
    ['适用人群'],
    choice(AUDIENCES, '成人、儿童、婴儿、老年人、孕妇、正在用药'),
  ),
  rank: column('Place among the choices, 1 first', ['顺序', '排序'], (cell) => (cell === '' ? 1 : whole(99)(cell))),
  choice: column('Generic name looked at first; never a prescription drug', ['首选', '首选通用名'], text(NEED_LIMITS.choice)),
  doctor: column('When to see a doctor', ['何时就医', '就医提示'], text(NEED_LIMITS.advice)),
  headline: column('The first thing to know or do', ['一句话'], text(NEED_LIMITS.headline)),
  ruleOut: column('Who asks a pharmacist first', ['先排除'], text(NEED_LIMITS.ruleOut)),
  neighbours: column(
    'Needs of this file that may stand behind it, separated by ;',
    ['相近需求'],
    list(NEED_LIMITS.name, NEED_LIMITS.neighbours),
  ),
  ...APPROVAL_COLUMNS,
}

const needed =
  <T>(read: (cell: string) => T) =>
  (cell: string) => {
    if (cell === '') throw new BadValue('不能为空')
    return read(cell)
  }

const partsOf = (cell: string) => cell.split(/[;；]/).flatMap((part) => part.trim() || [])

const phones = (cell: string) =>
  partsOf(cell).map((part) => {
    const [, number, name] = /^([\d-]{3,20})\s+(\S.{0,19})$/.exec(part) ?? []
    if (number === undefined || name === undefined) throw new BadValue('应为 号码 名称，如 120 急救电话')
    return { number, name }
  })

const steps = (cell: string) =>
  partsOf(cell).map((part) => {
    const [step = '', note = ''] = part.split('|').map((piece) => piece.trim())
    return { text: required(60)(step), note: note === '' ? null : text(60)(note) }
  })

/** A single character stands in too many words. */
const dangerWords = (cell: string) => {
  const words = list(300, 200)(cell)
  if (words.length === 0 || words.some((word) => plain(word).length < 2)) throw new BadValue('应有搜索词，每个至少 2 个字')
  return words
}

/** One line for each emergency, the most urgent first. */
export const DANGER_COLUMNS = {
  danger: column('What may be an emergency', ['急症'], required(20), true),
  words: column(
    'As people type it, separated by ;, parts that stand apart by +, what may stand for one by /',
    ['搜索词', '常用说法'],
    dangerWords,
    true,
  ),
  exceptions: column('Longer words that hold one of these and mean something else, separated by ;', ['例外'], list(20, 200)),
  headline: column('The first thing to know', ['一句话'], required(40), true),
  lead: column('The sentence before the signs', ['引语'], required(60), true),
  signs: column('Signs of which one is enough, separated by ;', ['征兆'], needed(list(60, 8)), true),
  phones: column('Whom to call, as number and name, separated by ;', ['电话'], needed(phones), true),
  steps: column('What to do while waiting, separated by ;, a note after |', ['步骤'], needed(steps), true),
  otherwise: column('What to do where no sign fits', ['否则'], required(120), true),
  ...APPROVAL_COLUMNS,
  source: column('What the texts rest on', ['依据'], required(120), true),
}

/** One line for each generic name. */
export const ALIAS_COLUMNS = {
  name: column('Generic name, with its form where only that is meant', ['通用名', '通用名称'], required(60), true),
  aliases: column('Words people type for it, separated by ;', ['别名', '俗称'], list(40, 60), true),
}
