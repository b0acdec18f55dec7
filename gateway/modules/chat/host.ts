import type { Db } from '../../db/open'

/** Seconds between two signs of life on a web socket; after twice as long without one it is closed. */
export const HEARTBEAT_SECONDS = 25

const paths = new WeakMap<Db, string>()

/** The gateway that has this database open takes web sockets at this path. */
export const takesSockets = (db: Db, path: string): void => void paths.set(db, path)

/** Where the gateway that answers takes web sockets; null where it takes none. */
export const socketPathOf = (db: Db): string | null => paths.get(db) ?? null
