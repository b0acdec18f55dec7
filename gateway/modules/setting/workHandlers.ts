import { isDeepStrictEqual } from 'node:util'
import { setting, type Setting } from '../../../counter/contract/setting'
import { isSettingKey, type SettingKey } from '../../../counter/contract/settings/shopSettings'
import { shopMoment } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { lastChanges } from '../change/lastChanges'
import { recordChange } from '../change/recordChange'
import { TEMPLATES } from '../message/templates'
import { hasDefault, heldOf } from './defaults'
import { allowedValue, SETTING_CHANGE } from './settingChange'
import { SETTING_KEYS, storedSettings, writeSetting } from './storedSettings'

export const settingWorkHandlers = implementWork(setting, {
  list: async ({ db }) => ({ results: await viewsOf(db, SETTING_KEYS) }),

  change: async ({ db, now, staff: { staffId }, params, body: { value, seen } }) => {
    const key = keyOf(params.key)
    const to = await allowedValue(db, key, value)
    const from = await storedOf(db, key)
    if (!isDeepStrictEqual(heldOf(key, from), seen ?? null)) throw await changedSince(db, key, now)
    return { record: `setting:${key}`, change: (tx) => store(tx, { key, from, to, staffId, now }) }
  },

  reset: async ({ db, now, staff: { staffId }, params }) => {
    const key = keyOf(params.key)
    if (!hasDefault(key)) throw new HttpError(409, 'NO_DEFAULT', '这一项没有默认值')
    const from = await storedOf(db, key)
    return { record: `setting:${key}`, change: (tx) => store(tx, { key, from, to: null, staffId, now }) }
  },
})

function keyOf(key: string): SettingKey {
  if (!isSettingKey(key)) throw notFound('这一项设置')
  return key
}

const storedOf = async (db: Db, key: SettingKey) => (await storedSettings(db, [key])).get(key) ?? null

type Storing = { key: SettingKey; from: unknown; to: unknown; staffId: string; now: Date }

async function store(tx: Transaction, { key, from, to, staffId, now }: Storing) {
  const isSame = isDeepStrictEqual(from, to)
  if (!isSame && !(await writeSetting(tx, { key, from, to }))) throw await changedSince(tx, key, now)
  const { changes } = await recordChange(tx, SETTING_CHANGE, { id: key, before: from, after: to, staffId, now })
  const [view] = await viewsOf(tx, [key])
  if (!view) throw notFound('这一项设置')
  return { answer: view, changes }
}

/** Two people at once: the second is told who it was. */
async function changedSince(db: Querying, key: SettingKey, now: Date): Promise<HttpError> {
  const last = (await lastChanges(db, SETTING_CHANGE.subject)).get(key)
  const who = last ? `${last.by}在 ${shopMoment(last.at, now)} 改过这一项` : '这一项刚刚被改过'
  return new HttpError(409, 'CHANGED_SINCE', `${who}，请看过新的内容再保存`)
}

async function viewsOf(db: Querying, keys: readonly SettingKey[]): Promise<Setting[]> {
  const stored = await storedSettings(db, keys)
  const changed = await lastChanges(db, SETTING_CHANGE.subject)
  return keys.map((key) => {
    const own = stored.get(key) ?? null
    const last = changed.get(key)
    return {
      key,
      value: heldOf(key, own),
      isDefault: own === null && hasDefault(key),
      hasDefault: hasDefault(key),
      choices: key === 'messageWords' ? TEMPLATE_CHOICES : [],
      changed: last ? { by: last.by, at: last.at.toISOString() } : null,
    }
  })
}

const TEMPLATE_CHOICES = Object.entries(TEMPLATES).map(([value, { title }]) => ({ value, label: title }))
