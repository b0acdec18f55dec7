import { lastDayOf, shopFormat, spokenDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { PauseRow } from './schema'

const about = ({ memberId, pauseId }: PauseRow, at: Date) => ({ memberId, event: pauseId, at })

/** With the reason, from when on, and how to answer. */
export const tellPauseComing = (tx: Transaction, pause: PauseRow, at: Date) =>
  notify(tx, {
    template: 'svipPauseComing',
    ...about(pause, at),
    words: { reason: pause.reason, time: shopFormat(pause.beginsAt, 'M 月 D 日 HH:mm') },
  })

export const tellPaused = (tx: Transaction, pause: PauseRow, at: Date) =>
  notify(tx, { template: 'svipPaused', ...about(pause, at), words: { reason: pause.reason } })

export const tellPauseTakenBack = (tx: Transaction, pause: PauseRow, at: Date) =>
  notify(tx, { template: 'svipPauseTakenBack', ...about(pause, at), words: {} })

export const tellPauseLifted = (tx: Transaction, pause: PauseRow, at: Date) =>
  notify(tx, { template: 'svipPauseLifted', ...about(pause, at), words: {} })

type Corrected = { days: number; endsAt: Date; now: Date }

/** How many days came back, and until when everything that is paid holds now. */
export const tellPauseCorrected = (tx: Transaction, pause: PauseRow, { days, endsAt, now }: Corrected) =>
  notify(tx, {
    template: 'svipPauseCorrected',
    ...about(pause, now),
    words: { days: String(days), day: spokenDate(lastDayOf(endsAt)) },
  })
