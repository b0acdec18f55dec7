import type { Conflict } from '../../../counter/contract/version'
import { differencesOf } from './differences'
import type { ChangeSubject } from './subject'

type Fields = Readonly<Record<string, unknown>>
type Editing = { id: string; /** What stands there now, at least the fields of `edited`. */ present: Fields; edited: Fields }

/** Where what was sent of a record and what stands there now differ, in words for staff. */
export function inConflict(subject: ChangeSubject, { id, present, edited }: Editing): Conflict['fields'] {
  const before = Object.fromEntries(Object.keys(edited).map((name) => [name, present[name]]))
  return differencesOf({ id, before, after: edited }, subject).map(({ field, from, to }) => ({ field, theirs: from, yours: to }))
}
