import { isDeepStrictEqual } from 'node:util'
import { AUDIENCE_ORDER, SIGNED_FIELDS, type NeedAhead, type NeedAudience, type NeedFields } from '../../../counter/contract/need'
import type { Need } from '../catalogue/searchTables'
import type { Approval } from '../catalogue/types'

/** A need as its revisions keep it: what is edited, whose word it is, and where it stood of one that is taken away. */
export type StoredNeed = Omit<NeedFields, 'source'> & { approval: Approval | null; position?: number }
/** What is typed of it, or of a revision that was written; null takes it away. */
export type EditedNeed = (Omit<NeedAhead, 'source'> & Partial<Pick<StoredNeed, 'approval' | 'position'>>) | null

type ForSomebody = { audience: NeedAudience | null }
const byAudience = <Row extends ForSomebody>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => AUDIENCE_ORDER.indexOf(one.audience) - AUDIENCE_ORDER.indexOf(other.audience))
const texts = (rows: NeedFields['advice']) => byAudience(rows).map(({ audience, text }) => ({ audience, text }))

/** In one order, for the database keeps that of keys and a file that of its lines, and neither says anything. */
const ordered = (own: StoredNeed): StoredNeed => ({
  words: own.words,
  symptomIds: own.symptomIds,
  choices: byAudience(own.choices).map(({ audience, name }) => ({ audience, name })),
  headlines: texts(own.headlines),
  ruleOuts: texts(own.ruleOuts),
  advice: texts(own.advice),
  neighbours: own.neighbours,
  approval: own.approval && {
    source: own.approval.source,
    pharmacist: own.approval.pharmacist,
    approvedOn: own.approval.approvedOn,
  },
  ...(own.position !== undefined && { position: own.position }),
})

/** A row of the table without its name and place. */
export const storedNeed = ({ name: _name, position: _position, ...own }: Need): StoredNeed => ordered(own)

/** Of a need that nobody has written yet. */
export const unwrittenNeed = (name: string): StoredNeed => ({
  words: [name],
  symptomIds: [],
  choices: [],
  headlines: [],
  ruleOuts: [],
  advice: [],
  neighbours: [],
  approval: null,
})

/** What an edit makes of a need, or of none; null where none is left. */
export function withEdit(name: string, present: StoredNeed | null, edited: EditedNeed): StoredNeed | null {
  if (edited === null) return null
  const was = present ?? unwrittenNeed(name)
  const own = ordered({ ...was, ...edited })
  if ('approval' in edited || was.approval === null) return own
  const isTheSame = SIGNED_FIELDS.every((field) => isDeepStrictEqual(own[field], was[field]))
  return isTheSame ? own : { ...own, approval: { ...was.approval, pharmacist: null, approvedOn: null } }
}

/** The table of needs with an edit of one of them: a new one stands last. */
export function needsWith(needs: readonly Need[], name: string, edited: EditedNeed): Need[] {
  const present = needs.find((one) => one.name === name)
  const own = withEdit(name, present ? storedNeed(present) : null, edited)
  const others = needs.filter((one) => one !== present)
  if (own === null) return others
  const row = { position: present?.position ?? needs.length, ...own, name }
  return present ? needs.map((one) => (one === present ? row : one)) : [...others, row]
}
