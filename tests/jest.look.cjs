/** The look: every page of the built H5 shop for everyone: what axe finds, larger text, narrow screens, keyboard, pictures. */
const path = require('node:path')

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  displayName: 'look',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/look/**/*.test.ts'],
  transform: { '^.+\\.[mc]?[jt]s$': '<rootDir>/tests/support/transform.cjs' },
  // pixelmatch is published as an ES module.
  transformIgnorePatterns: ['/node_modules/(?!pixelmatch/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/tests/look/support/prepare.cjs',
  globalTeardown: '<rootDir>/tests/journeys/support/clearUp.cjs',
  maxWorkers: '50%',
  testTimeout: 120000,
}
