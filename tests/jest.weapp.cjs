/** The mini-program build: its files, its limits, and its pages and journeys on the component engine. */
const path = require('node:path')

// Journeys that have one text for both platforms run on the mini-program here.
process.env.PLATFORM ??= 'weapp'

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  displayName: 'weapp',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/weapp/**/*.test.ts', '<rootDir>/tests/journeys/both/**/*.test.ts'],
  transform: { '^.+\\.[mc]?[jt]s$': '<rootDir>/tests/support/transform.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/journeys/support/prepare.cjs',
  globalTeardown: '<rootDir>/tests/journeys/support/clearUp.cjs',
  maxWorkers: '50%',
  // As in jest.journeys.cjs.
  testTimeout: 240000,
}
