import { SignTasksShape } from '../../../counter/contract/settings/shapes'
import type * as z from 'zod/mini'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

export type TaskCoins = z.infer<typeof SignTasksShape>

/** What each task gives in a shop that has decided nothing. */
export const TASK_COINS: TaskCoins = { patient: 50, reminder: 10, address: 10, cabinet: 3, order: 20 }

const signTasks = setting('signTasks', SignTasksShape)

/** What each task gives, as the shop's operator says; none where the task is not offered. */
export const taskCoins = async (db: Querying): Promise<TaskCoins> => ({ ...TASK_COINS, ...(await settingOf(db, signTasks)) })
