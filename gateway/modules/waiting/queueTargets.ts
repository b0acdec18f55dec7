import type * as z from 'zod/mini'
import { QUEUE_NAMES, QUEUES } from '../../../counter/contract/queues'
import { QueueTargetsShape } from '../../../counter/contract/settings/shapes'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

type Targets = Required<z.infer<typeof QueueTargetsShape>>

/** Of a fresh shop. */
export const QUEUE_TARGETS = Object.fromEntries(QUEUE_NAMES.map((name) => [name, QUEUES[name].targetMinutes])) as Targets

const queueTargetsSetting = setting('queueTargets', QueueTargetsShape)

/** In how many minutes each queue is meant to be worked off. */
export const queueTargetsOf = async (db: Querying): Promise<Targets> => ({
  ...QUEUE_TARGETS,
  ...(await settingOf(db, queueTargetsSetting)),
})
