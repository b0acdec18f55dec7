import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import { OnlineTime } from './onlineTime'

const EVERY_DAY = { from: '08:00', to: '22:00' }

/** When pharmacists and service of a fresh shop answer: every day from eight to ten. */
export const ONLINE_TIME: OnlineTime = {
  weekly: [EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY],
  closedOn: [],
}

const onlineTimeSetting = setting('onlineTime', OnlineTime)

/** The hours of this shop; those of a fresh one where the setting is missing or wrong. */
export const onlineTimeOf = async (db: Querying): Promise<OnlineTime> => (await settingOf(db, onlineTimeSetting)) ?? ONLINE_TIME
