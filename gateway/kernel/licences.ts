import type { Licences } from '../../src/contract/mall'
import type { Querying } from '../db/open'
import { setting, settingOf } from './settings'

/** What the pharmacy is licensed for, and its pharmacists' telephone. */
export const licencesSetting = setting<Licences>('licences')

/** The pharmacy's telephone as its operator has registered it; nothing until then. */
export const servicePhone = async (db: Querying): Promise<string | undefined> =>
  (await settingOf(db, licencesSetting))?.pharmacistPhone || undefined

/** What to do about a message for something one did not do. */
export const ifNotYou = (phone: string | undefined) => `如非本人操作，请立即${phone === undefined ? '联系客服' : `致电 ${phone}`}。`
