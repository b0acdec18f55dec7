import type { Db, Transaction } from '../../gateway/db/open'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { invalidateCatalogue } from '../../gateway/modules/catalogue/revision'

/** Changes products, promotions or the mall's settings as the counter does: this gateway shows it at once, not a second later. */
export const atCounter = (db: Db, change: (tx: Transaction) => Promise<unknown>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await change(tx)
    await invalidateCatalogue(tx)
    await settingChanged(tx, 'mallConfig')
  })
