import { eq } from 'drizzle-orm'
import type { Db } from '../../gateway/db/open'
import { settings } from '../../gateway/tables'
import { levelsSetting } from '../../gateway/modules/level/levels'

/** Levels that give nothing, as in a fresh shop: before anything has read what the demonstration’s give. */
export const noLevelRights = (db: Db) => db.delete(settings).where(eq(settings.key, levelsSetting.key))
