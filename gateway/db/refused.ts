/** Why a database is not opened, in one sentence for the operator. No stack is shown. */
export class DatabaseRefused extends Error {}

/** Another gateway serves this data directory. */
export class DirectoryTaken extends DatabaseRefused {}

/** The directory holds something that is not a shop's data. */
export class DirectoryForeign extends DatabaseRefused {}

/** The directory is ours and cannot be opened: parts are missing, or another release of the database wrote it. */
export class DirectoryDamaged extends DatabaseRefused {}

/** A newer release has changed the tables already. */
export class DatabaseNewer extends DatabaseRefused {}

/** A migration failed and was rolled back. */
export class MigrationFailed extends DatabaseRefused {}

/** The database holds tables of another program. */
export class DatabaseForeign extends DatabaseRefused {}

/** There is no connection to the server: its address, the network, or what the server says. The cause tells which. */
export class ConnectionFailed extends Error {
  constructor(cause: unknown) {
    super('There is no connection to the database', { cause })
  }
}
