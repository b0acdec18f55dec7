/** The archive that is released: built, installed and run as the Containerfile says, in a plain folder. */
module.exports = {
  ...require('./jest.journeys.cjs'),
  displayName: 'release',
  testMatch: ['<rootDir>/tests/release/**/*.test.ts'],
  globalSetup: undefined,
  globalTeardown: undefined,
  // An installation from the registry, two archives, and the first start of an embedded database.
  testTimeout: 900000,
}
