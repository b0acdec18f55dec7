import type { Querying } from '../../db/open'
import { ONLINE_TIME } from '../../demo/shop/onlineTime'
import type { OnlineTime } from './onlineTime'
import { settingOf } from '../../kernel/settings'

/** The hours of this shop; those of a fresh one where the setting is missing or wrong. */
export const onlineTimeOf = async (db: Querying): Promise<OnlineTime> => (await settingOf(db, 'onlineTime')) ?? ONLINE_TIME
