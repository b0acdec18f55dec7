import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '../../gateway/db/open'

/** What asks a database, or a pool, for a connection beside the transaction's. */
const ASKS: ReadonlySet<string | symbol> = new Set(['query', 'sql', 'exec', 'connect', 'transaction'])

/**
 * A statement of a transaction goes through it. Sent to the database instead it waits, on PGlite, for the very transaction that waits for it,
 * and on a server it may take the pool's last connection: so it is refused here, on either.
 */
export function ownStatements() {
  const running = new AsyncLocalStorage<{ isOpen: boolean }>()
  const inside = async <T>(work: () => Promise<T>) => {
    const transaction = { isOpen: true }
    try {
      return await running.run(transaction, work)
    } finally {
      transaction.isOpen = false
    }
  }
  return {
    check(name: string | symbol) {
      if (ASKS.has(name) && running.getStore()?.isOpen) throw new Error('Inside a transaction, a statement goes through it')
    },
    watched(db: Db): Db {
      const transaction = db.transaction.bind(db)
      return Object.assign(db, {
        transaction: (...[work, config]: Parameters<Db['transaction']>) => transaction((tx) => inside(() => work(tx)), config),
      })
    },
  }
}
