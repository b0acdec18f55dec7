/** Journeys: named people on the built H5 shop, in Chromium, against the gateway as it is shipped. */
const path = require('node:path')

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  displayName: 'journeys',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/journeys/**/*.test.ts'],
  transform: { '^.+\\.[mc]?[jt]s$': '<rootDir>/tests/support/transform.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/journeys/support/prepare.cjs',
  globalTeardown: '<rootDir>/tests/journeys/support/clearUp.cjs',
  // A journey is a browser and a gateway: one for each core, and one core for them all.
  maxWorkers: '50%',
  // Above the limit of a journey (support/withinLimit.ts), which ends what it opened.
  testTimeout: 240000,
}
