import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { WORD_KIND_IDS, WORD_USE_IDS, WordHit } from '../../src/contract/sensitiveWord'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const Use = z.enum(WORD_USE_IDS)
const Kind = z.enum(WORD_KIND_IDS, '请选择类别')
const Why = z.string('请写明理由').check(z.trim(), z.minLength(1, '请写明理由'), z.maxLength(100, '理由最多 100 字'))

/** What is written of a word. */
export const WordFields = z.object({
  word: z.string('请填写敏感词').check(z.trim(), z.minLength(2, '敏感词至少 2 个字'), z.maxLength(20, '敏感词最多 20 个字')),
  kind: Kind,
  uses: z.array(Use).check(z.minLength(1, '请选择用在哪里')),
  /** Longer phrases in which it is not meant. */
  except: z
    .array(z.string().check(z.trim(), z.minLength(2, '例外至少 2 个字'), z.maxLength(20, '例外最多 20 个字')))
    .check(z.maxLength(20, '例外最多 20 条')),
  tip: z.string().check(z.trim(), z.maxLength(60, '建议最多 60 字')),
})
export type WordFields = z.infer<typeof WordFields>

export const ListedWord = z.looseObject({
  wordId: Id,
  version: Version,
  word: z.string(),
  kind: z.string(),
  uses: z.array(z.string()),
  except: z.array(z.string()),
  tip: z.string(),
  isActive: z.boolean(),
  /** Why it was added, changed or switched off last; empty as the release brought it. */
  reason: z.string(),
  /** Who did so, and when; null as the release brought it. */
  changed: z.nullable(z.looseObject({ by: z.string(), at: Instant })),
})
export type ListedWord = z.infer<typeof ListedWord>

export const WordQuery = z.object({
  page: Page,
  size: Size,
  /** Part of a word. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(20, '最多 20 个字'))),
  kind: z.optional(Kind),
  use: z.optional(Use),
  state: z.optional(z.enum(['on', 'off'])),
  /** One alone. */
  wordId: z.optional(Id),
})

const operators = ['operator'] as const
const ById = z.object({ wordId: Id })

export const sensitiveWord = {
  list: workEndpoint('GET /sensitive-words', {
    about: 'Words that may not be written where others read them',
    roles: operators,
    query: WordQuery,
    output: pageOf(ListedWord),
  }),
  /** Its text travels in the header of a query, which has an end. */
  try: workEndpoint('GET /sensitive-words/trial', {
    about: 'Which words of a text would be refused; nothing is written',
    roles: operators,
    query: z.object({ use: Use, text: z.string().check(z.maxLength(300, '最多 300 字')) }),
    output: z.looseObject({ hits: z.array(WordHit) }),
  }),
  add: workEndpoint('POST /sensitive-words', {
    about: 'Add a word, with the reason; 409 WORD_KNOWN where it is there, however it is written',
    title: '新增敏感词',
    version: 'none',
    roles: operators,
    body: z.object({ edited: WordFields, reason: Why }),
    output: ListedWord,
  }),
  edit: workEndpoint('PUT /sensitive-words/{wordId}', {
    about: 'Change a word, with the reason, where it is still what was seen',
    title: '修改敏感词',
    version: 'required',
    roles: operators,
    params: ById,
    body: z.object({ edited: WordFields, reason: Why }),
    output: ListedWord,
  }),
  switch: workEndpoint('PUT /sensitive-words/{wordId}/state', {
    about: 'Switch a word off, or on again, with the reason',
    title: '启停敏感词',
    version: 'required',
    roles: operators,
    params: ById,
    body: z.object({ isActive: z.boolean(), reason: Why }),
    output: ListedWord,
  }),
}
