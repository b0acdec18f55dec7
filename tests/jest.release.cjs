/** The archive that is released: built, installed and run as the Containerfile says, in a plain folder. */
module.exports = {
  ...require('./jest.journeys.cjs'),
  displayName: 'release',
  testMatch: ['<rootDir>/tests/release/**/*.test.ts'],
  globalSetup: undefined,
  globalTeardown: undefined,
}
