import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { NeedDetail, NeedQuery, NeedRow } from '../../../counter/contract/need'
import type { Db } from '../../db/open'
import { shopAddress } from '../../kernel/shopAddress'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { needs } from '../catalogue/schema'
import type { Need } from '../catalogue/searchTables'
import { SYMPTOMS } from '../catalogue/taxonomy'
import { isCombination } from '../search/combination'
import { needFacts } from './needSubject'
import { storedNeed, unwrittenNeed } from './storedNeed'

const symptoms = Object.entries(SYMPTOMS).map(([symptomId, name]) => ({ symptomId, name }))

/** A page of the needs in which these words are, in their order. */
export async function pageOfNeeds(db: Db, { page, size, words = '' }: z.infer<typeof NeedQuery>) {
  const wanted = words === '' ? undefined : hasWords(words)
  const hits = await db.$count(needs, wanted)
  const rows = await db
    .select()
    .from(needs)
    .where(wanted)
    .orderBy(asc(needs.position), asc(needs.name))
    .limit(size)
    .offset((page - 1) * size)
  return paged(rows.map(rowOf), { page, size, hits })
}

/** Part of a word of the need or of a choice. */
const hasWords = (words: string) =>
  sql`strpos(array_to_string(${needs.words}, ' ') || ' ' || coalesce(jsonb_path_query_array(${needs.choices}, '$[*].name')::text, ''), ${words}::text) > 0`

const rowOf = ({ name, words, choices, approval }: Need): NeedRow => ({
  name,
  words,
  choices: [...new Set(choices.map((choice) => choice.name))],
  approval,
})

/** A need as operators edit it, also one that nobody has written yet. */
export async function needDetail(db: Db, name: string): Promise<NeedDetail> {
  const all = await db.select({ name: needs.name }).from(needs).orderBy(asc(needs.position))
  const [row] = await db.select().from(needs).where(eq(needs.name, name))
  const { approval, position: _position, ...fields } = row ? storedNeed(row) : unwrittenNeed(name)
  return {
    name,
    isNew: row === undefined,
    version: versionOf(needFacts(row)),
    fields: { ...fields, source: approval?.source ?? '' },
    approval,
    path: shopAddress('searchResult', { keyword: fields.words.find((word) => !isCombination(word)) ?? name }),
    symptoms,
    needNames: all.map((one) => one.name),
  }
}
