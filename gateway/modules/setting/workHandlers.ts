import { isDeepStrictEqual } from 'node:util'
import { setting, type Setting } from '../../../counter/contract/setting'
import { isSettingKey, settingOfKey, type SettingKey } from '../../../counter/contract/settings/shopSettings'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { shopAddress } from '../../kernel/shopAddress'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf } from '../../kernel/work/version'
import { lastChanges } from '../change/lastChanges'
import { recordChange } from '../change/recordChange'
import { TEMPLATES } from '../message/templates'
import { hasDefault, heldOf } from './defaults'
import { SETTING_CHANGE, settingFacts, standingSetting } from './settingChange'
import { SETTING_KEYS, storedSetting, storedSettings, writeSetting } from './storedSettings'

export const settingWorkHandlers = implementWork(setting, {
  list: async ({ db }) => ({ results: await viewsOf(db, SETTING_KEYS) }),

  reset: ({ now, staff: { staffId }, params }) => {
    const key = keyOf(params.key)
    if (!hasDefault(key)) throw new HttpError(409, 'NO_DEFAULT', '这一项没有默认值')
    return Promise.resolve({
      record: `setting:${key}`,
      standing: (tx) => standingSetting(tx, key),
      change: (tx) => store(tx, { key, to: null, staffId, now }),
    })
  },
})

function keyOf(key: string): SettingKey {
  if (!isSettingKey(key)) throw notFound('这一项设置')
  return key
}

type Storing = { key: SettingKey; to: unknown; staffId: string; now: Date }

async function store(tx: Transaction, { key, to, staffId, now }: Storing) {
  const from = await storedSetting(tx, key)
  const isSame = isDeepStrictEqual(from, to)
  if (!isSame && !(await writeSetting(tx, { key, from, to }))) throw changedSince()
  const { changes } = await recordChange(tx, SETTING_CHANGE, { id: key, before: from, after: to, staffId, now })
  const [view] = await viewsOf(tx, [key])
  if (!view) throw notFound('这一项设置')
  return { answer: view, changes }
}

/** By a command at this moment: people at the counter wait for each other. */
const changedSince = () => new HttpError(409, 'CHANGED_SINCE', '这一项刚刚被改过，请看过新的内容再保存')

async function viewsOf(db: Querying, keys: readonly SettingKey[]): Promise<Setting[]> {
  const stored = await storedSettings(db, keys)
  const changed = await lastChanges(db, SETTING_CHANGE.subject)
  return keys.map((key) => {
    const own = stored.get(key) ?? null
    const last = changed.get(key)
    return {
      key,
      version: versionOf(settingFacts(key, heldOf(key, own))),
      value: heldOf(key, own),
      isDefault: own === null && hasDefault(key),
      hasDefault: hasDefault(key),
      path: pathOf(key),
      choices: key === 'messageWords' ? TEMPLATE_CHOICES : [],
      changed: last ? { by: last.by, at: last.at.toISOString() } : null,
    }
  })
}

function pathOf(key: SettingKey): string | null {
  const { seenOn } = settingOfKey(key)
  return seenOn === undefined ? null : shopAddress(seenOn)
}

const TEMPLATE_CHOICES = Object.entries(TEMPLATES).map(([value, { title }]) => ({ value, label: title }))
