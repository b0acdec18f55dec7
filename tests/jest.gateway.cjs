const onPostgres = process.env.DATABASE === 'postgres'

/**
 * Gateway tests: the real app in process, in Node. They run on PGlite, and with `DATABASE=postgres` on a PostgreSQL server of
 * their own. PGlite runs transactions one by one: what needs two at once is in `*.postgres.test.ts` and runs on the server only. What
 * opens the embedded database by itself is in `*.pglite.test.ts` and runs beside the others on PGlite only.
 */
module.exports = {
  rootDir: require('node:path').resolve(__dirname, '..'),
  displayName: onPostgres ? 'gateway on PostgreSQL' : 'gateway on PGlite',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/gateway/**/*.test.ts',
    '<rootDir>/src/contract/**/*.test.ts',
    '<rootDir>/tests/{attacks,contract,support}/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', onPostgres ? '\\.pglite\\.test\\.ts$' : '\\.postgres\\.test\\.ts$'],
  transform: { '^.+\\.[mc]?[jt]s$': '<rootDir>/tests/support/transform.cjs' },
  transformIgnorePatterns: ['<rootDir>/node_modules/(?!(hono|@hono|@noble|s3mini|zod)/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/support/gatewaySetup.cjs',
  globalTeardown: '<rootDir>/tests/support/gatewayTeardown.cjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/gatewayLife.ts'],
  // Looking a global up in a test's context is slow, and drizzle does it for every part of a query: a tenth of the time.
  sandboxInjectedGlobals: ['Object', 'Array', 'Map', 'Set', 'Symbol', 'Promise', 'Error', 'String', 'Number', 'Uint8Array'],
  testTimeout: 60000,
}
