/** The widgets on their gallery: gestures, focus and layout in Chromium, and every part of the mini-program on the component engine. */
const path = require('node:path')

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  displayName: 'widgets',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/widgets/**/*.test.ts'],
  transform: { '^.+\\.[mc]?[jt]s$': '<rootDir>/tests/support/transform.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/widgets/support/prepare.cjs',
  maxWorkers: '50%',
  testTimeout: 120000,
}
