import type { OnlineTime } from '../../modules/mall/onlineTime'

const EVERY_DAY = { from: '08:00', to: '22:00' }

/** When pharmacists and service of a fresh shop answer: every day from eight to ten. */
export const ONLINE_TIME: OnlineTime = {
  weekly: [EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY, EVERY_DAY],
  closedOn: [],
}
