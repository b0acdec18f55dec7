/**
 * SHA-256 of every migration that a release has run. A shop that runs has run them: a changed one would never reach it, so what is to
 * change stands in a new file. A release adds a row for each migration it brings.
 */
export const RELEASED_MIGRATIONS: Readonly<Record<string, string>> = {
  '0000_first.sql': 'c7e6c5459209d549c8aedbdff65d1ccd14299b40d6b7a09e797cbd3e9b81d9d5',
  '0001_sliding_windows.sql': '63d3db5ad6066abdc29be2a38169ed0366fa63d083ce09b2c4ddca6a95797cb9',
  '0002_database_purpose.sql': 'cbb4fbdbf9c2ec171932c89b8b44b201fa3a829407f5f4ef194e973b7482da49',
  '0003_session_bound_credentials.sql': '9fe3dd8a8cb70b7df9f34729a100f11ef576352b35177e5afff47fbd5a5b821b',
  '0004_job_leases_and_attempts.sql': '5c30e01e5778f9e454f62e19ccec700d8a0f9e25386ca636921411683ded0b8e',
  '0005_unpaid_places.sql': '68eb7fa4deda9271f3bcfceab8527dcd2e137330429d5d37398fabd1ff05172f',
  '0006_known_devices.sql': '8e86906339c82f2c3eccef2f7805a1efa66ae9eb8ab6b29c113e94d35f19f5cc',
}
