import { isDeepStrictEqual } from 'node:util'
import { problemsOf } from '../../../counter/contract/settings/problemsOf'
import { isSettingKey, settingOfKey, type SettingKey } from '../../../counter/contract/settings/shopSettings'
import { textOfValue } from '../../../counter/contract/settings/textOfValue'
import type { Db, Transaction } from '../../db/open'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { HttpError } from '../../lib/httpError'
import type { Standing } from '../../kernel/work/version'
import { differencesOf } from '../change/differences'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { heldOf } from './defaults'
import { ruleProblem } from './rules'
import { storedSetting, writeSetting } from './storedSettings'

const gone = () => new HttpError(409, 'NOT_REVERTIBLE', '这一项设置已经不在工作台里了')

/** The value of a setting as it may be stored; refuses with a sentence beside its place in the form. */
export async function allowedValue(db: Db, key: string, value: unknown): Promise<unknown> {
  if (!isSettingKey(key)) throw gone()
  const { shape } = settingOfKey(key)
  const problems = problemsOf(shape, value)
  const parsed = shape.safeParse(value).data
  const [problem] = problems.length > 0 ? problems : [await ruleProblem(db, key, parsed)]
  if (problem)
    throw new HttpError(400, 'INVALID', problem.message, {
      field: problem.path,
      details: problems.length > 0 ? problems : [problem],
    })
  return parsed
}

/** A setting as something that can be changed and taken back; its id is its key. */
export const SETTING_CHANGE: ChangeSubject = changeSubject({
  subject: 'setting',
  title: '商城设置',
  labelsOf: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, isSettingKey(id) ? settingOfKey(id).title : id]))),
  textOf: (id, value) => (isSettingKey(id) ? textOfValue(settingOfKey(id).editor, value) : JSON.stringify(value)),
  mayStand: async (db, { id, to }) => {
    if (to !== null) await allowedValue(db, id, to)
  },
  apply: async (tx, { id, from, to }) => {
    if (!isSettingKey(id)) throw gone()
    return writeSetting(tx, { key: id, from, to })
  },
  ahead: {
    read: allowedValue,
    standing: async (tx, id, edited, coming = []) => {
      if (!isSettingKey(id)) throw gone()
      const standing = await standingSetting(tx, id, edited)
      const held = coming.length > 0 ? coming.at(-1) : standing.facts.value
      if (isDeepStrictEqual(held, edited)) return { ...standing, from: edited, to: edited }
      return { ...standing, from: coming.length > 0 ? held : await storedSetting(tx, id), to: edited }
    },
  },
})

/** What holds of a setting. Nothing may be stored yet, so that its key is locked and not a row. */
export async function standingSetting(
  tx: Transaction,
  key: SettingKey,
  edited?: unknown,
): Promise<Standing & { facts: ReturnType<typeof settingFacts> }> {
  await lockUntilCommit(tx, `setting ${key}`)
  const held = heldOf(key, await storedSetting(tx, key))
  const differing = edited === undefined ? [] : differencesOf({ id: key, before: held, after: edited }, SETTING_CHANGE)
  const fields = differing.map(({ field, from, to }) => ({ field, theirs: from, yours: to }))
  return { facts: settingFacts(key, held), fields }
}

/** What the version of a setting is made of. */
export const settingFacts = (key: SettingKey, held: unknown) => ({ key, value: held })
