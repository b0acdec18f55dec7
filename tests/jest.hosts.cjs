/** The hosts: the same whole way through the shop wherever it opens, in Chromium with a simulated app around it. */
module.exports = {
  ...require('./jest.journeys.cjs'),
  displayName: 'hosts',
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  // One browser serves all walks of a file: they follow each other.
  maxWorkers: 1,
}
