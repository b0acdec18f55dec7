const onPostgres = process.env.DATABASE === 'postgres'

/** Packages that tests use themselves beside the gateway: loaded once for both (`support/sharedModules.cjs`). */
const SHARED = ['drizzle-orm', 'fast-check', 'hono', '@hono', '@noble', 's3mini', 'zod', '@electric-sql']

/**
 * Gateway tests: the real app in process, in Node. They run on PGlite, and with `DATABASE=postgres` on a PostgreSQL server of
 * their own. PGlite runs transactions one by one: what needs two at once is in `*.postgres.test.ts` and runs on the server only. What
 * opens the embedded database by itself is in `*.pglite.test.ts` and runs beside the others on PGlite only.
 */
module.exports = {
  rootDir: require('node:path').resolve(__dirname, '..'),
  displayName: onPostgres ? 'gateway on PostgreSQL' : 'gateway on PGlite',
  testEnvironment: '<rootDir>/tests/support/sharedModules.cjs',
  testMatch: [
    '<rootDir>/gateway/**/*.test.ts',
    '<rootDir>/src/contract/**/*.test.ts',
    '<rootDir>/tests/{attacks,contract,support}/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', onPostgres ? '\\.pglite\\.test\\.ts$' : '\\.postgres\\.test\\.ts$'],
  transform: {
    '^.+\\.[mc]?[jt]s$': ['<rootDir>/tests/support/sharedTransform.cjs', { shared: ['gateway', 'counter', 'src', 'node_modules'] }],
  },
  transformIgnorePatterns: [`<rootDir>/node_modules/(?!(${SHARED.join('|')})/)`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/support/gatewaySetup.cjs',
  globalTeardown: '<rootDir>/tests/support/gatewayTeardown.cjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/gatewayLife.ts'],
  testTimeout: 120000,
}
