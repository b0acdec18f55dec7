import type { Db, Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { Standing } from '../../kernel/work/version'
import type { Need } from '../catalogue/searchTables'

export type Applying = {
  id: string
  /** The value that must stand there; null where there must be none. */
  from: unknown
  /** The value that is to stand there; null where there is to be none. */
  to: unknown
  now: Date
  /** Whether a change is taken back. */
  isRevert?: boolean
}

type FieldWords = { title: string; text?: ((value: unknown) => string) | undefined }

type Check = {
  /** Of an edit as it is written: whether anybody has to look. */
  isNeeded: (edited: unknown) => boolean
  /** The shop's page that shows it. */
  pathOf: (id: string) => string
  /** The edit with the name of who let it into the shop, and the day in the shop's time, where that is told. */
  sign?: (edited: unknown, signature: { pharmacist: string; approvedOn: string }) => unknown
}

/** How one of a kind is edited ahead of time: as a draft, for a time to come, or to be looked at before. */
export type Ahead = {
  /** What was typed as `apply` takes it: throws an `HttpError` beside its field where no such value may stand there, whatever stands there now. */
  read: (db: Db, id: string, typed: unknown) => Promise<unknown>
  /**
   * What stands there now, its row locked, and of `edited` what differs from it, before and after: the same where nothing does. `coming` are
   * values that will have taken its place by then, earliest first.
   */
  standing: (
    tx: Transaction,
    id: string,
    edited: unknown,
    coming?: readonly unknown[],
  ) => Promise<Standing & { from: unknown; to: unknown }>
  /**
   * What the moment at which an edit is put there adds to it, before and after, its row locked: the day that readers are told. It is part of
   * the change, so that taking it back brings the former day back.
   */
  stamp?: (tx: Transaction, applying: Applying) => Promise<Pick<Applying, 'from' | 'to'>>
  /** An edit as it is looked at before it stands there, where shoppers would see nothing of it. */
  lookedAt?: (edited: unknown) => unknown
  /** What else follows from an edit, in words for whoever makes it: of a shop in which it stands. */
  notes?: (db: Querying, id: string, edited: unknown) => Promise<string[]>
  /** Where a pharmacist looks at an edit before shoppers see it: not the one who wrote it. */
  check?: Check
  /** The sentence to type before something that looks like a slip is written; null where nothing does. */
  guard?: (from: unknown, to: unknown) => string | null
  /** Why it asks, where it is not a price that leaps. */
  guarded?: string
  /** Where the search understands words by it: the table of needs with the edit in it. */
  needsWith?: (needs: readonly Need[], id: string, edited: unknown) => Need[]
}

/**
 * A kind of thing that operators change. Its values are plain JSON, at best an object of the fields that were changed alone:
 * `{ price: 1990 }`, so that a change of one field can be taken back when another was changed since.
 */
export type ChangeSubject = {
  /** As it is stored: `setting`. Never renamed. */
  subject: string
  /** What staff call it: 商城设置. */
  title: string
  /** What staff call these of it now; whatever has no name any more is called by its id. */
  labelsOf: (db: Querying, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What staff call its fields, and how a value reads where JSON would not do: `(cents) => '¥19.90'`. */
  fields?: Readonly<Record<string, FieldWords>>
  /** The same where their names are not known beforehand. */
  fieldOf?: (name: string) => FieldWords
  /** How a whole value of one of them reads, where it is no object of fields. */
  textOf?: (id: string, value: unknown) => string
  /** Asked before the transaction where reading takes long, as `apply` otherwise: throws where `to` may not stand there any more. */
  mayStand?: (db: Db, applying: Omit<Applying, 'from'>) => Promise<void>
  /**
   * Puts `to` in the place of `from` by one conditional update: false where something else stands there. Throws an `HttpError` with a
   * sentence where `to` may not stand there any more: a rule of law, a row that is gone.
   */
  apply: (tx: Transaction, applying: Applying) => Promise<boolean>
  /** Undefined where it is edited at once or not at all. */
  ahead?: Ahead
}

const subjects = new Map<string, ChangeSubject>()

/**
 * Adds a kind to the table of what can be changed and taken back. The module that owns the thing does, beside its handlers, and hands the
 * answer to `recordChange` in the transaction of every write.
 */
export function changeSubject(subject: ChangeSubject): ChangeSubject {
  subjects.set(subject.subject, subject)
  return subject
}

/** Undefined for a kind that this release no longer has; its changes are shown and cannot be taken back. */
export const changeSubjectOf = (subject: string): ChangeSubject | undefined => subjects.get(subject)
export const changeSubjects = (): ChangeSubject[] => [...subjects.values()]

export type EditableSubject = ChangeSubject & { ahead: Ahead }

/** A kind that can be edited ahead of time; 404 for any other. */
export function editableSubject(name: string): EditableSubject {
  const subject = changeSubjectOf(name)
  if (!subject?.ahead) throw notFound('可以这样修改的内容')
  return subject as EditableSubject
}

/** An edit as it is put there at this moment. */
export async function stamped({ ahead }: EditableSubject, tx: Transaction, applying: Applying): Promise<Applying> {
  return ahead.stamp ? { ...applying, ...(await ahead.stamp(tx, applying)) } : applying
}
