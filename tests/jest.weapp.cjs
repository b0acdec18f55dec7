/** The mini-program build: its files, its limits, and its pages on the component engine. */
const path = require('node:path')

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  displayName: 'weapp',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/weapp/**/*.test.ts'],
  transform: { '^.+\\.[mc]?[jt]s$': '<rootDir>/tests/support/transform.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/journeys/support/prepare.cjs',
  globalTeardown: '<rootDir>/tests/journeys/support/clearUp.cjs',
  maxWorkers: '50%',
  testTimeout: 180000,
}
