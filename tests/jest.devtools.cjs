/** The journeys of both platforms in WeChat DevTools: `npm run test:devtools`. */
process.env.PLATFORM = 'devtools'
const weapp = require('./jest.weapp.cjs')

module.exports = {
  ...weapp,
  displayName: 'devtools',
  testMatch: ['<rootDir>/tests/journeys/both/**/*.test.ts'],
  maxWorkers: 1,
  testTimeout: 300000,
}
