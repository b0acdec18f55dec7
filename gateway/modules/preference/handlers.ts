import { preference } from '../../../src/contract/preference'
import type { Db } from '../../db/open'
import { implement } from '../../kernel/implement'
import { interestsOf, tagsOf } from './interests'
import { clearInterests, setSwitch, switchOf } from './switches'

export const preferenceHandlers = implement(preference, {
  personalization: ({ db, memberId }) => personalizationOf(db, memberId),
  setPersonalization: async ({ db, memberId, now, body: { personalizationStatus } }) => {
    await setSwitch(db, { memberId, key: 'product_mhy', isOn: personalizationStatus, now })
    return personalizationOf(db, memberId)
  },
  clearTags: async ({ db, memberId, now }) => {
    await clearInterests(db, memberId, now)
    return personalizationOf(db, memberId)
  },
  marketing: ({ db, memberId }) => marketingOf(db, memberId),
  setMarketing: async ({ db, memberId, now, body: { kind, on } }) => {
    await setSwitch(db, { memberId, key: kind === 'tel' ? 'marketingTel' : 'marketingMsg', isOn: on, now })
    return marketingOf(db, memberId)
  },
})

async function personalizationOf(db: Db, memberId: string | undefined) {
  const isOn = memberId !== undefined && (await switchOf(db, memberId, 'product_mhy')).isOn
  const tags = tagsOf(await interestsOf(db, memberId))
  return { personalizationType: 'product_mhy' as const, personalizationStatus: isOn, tags }
}

async function marketingOf(db: Db, memberId: string) {
  const [tel, msg] = await Promise.all([switchOf(db, memberId, 'marketingTel'), switchOf(db, memberId, 'marketingMsg')])
  const view = ({ isOn, changedAt }: typeof tel) => ({ on: isOn, changedAt: changedAt?.toISOString() ?? null })
  return { tel: view(tel), msg: view(msg) }
}
