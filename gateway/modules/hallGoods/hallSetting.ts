import { HallShape, type HallSetting } from '../../../counter/contract/settings/hallSetting'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

/** Of a shop that sets nothing: there is no hall. */
export const NO_HALL: HallSetting = { leaves: [], productCodes: [] }

export const hallSetting = setting('hall', HallShape)

/** What belongs to the men's health hall at this moment, cached for at most a second. */
export const hallOf = async (db: Querying): Promise<HallSetting> => (await settingOf(db, hallSetting)) ?? NO_HALL
