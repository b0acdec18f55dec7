/** Everything that can be pressed, pressed: `npm run press`; `PRESS_EACH=9` presses nine of what looks alike instead of two. */
module.exports = {
  ...require('./jest.look.cjs'),
  displayName: 'press',
  testMatch: ['<rootDir>/tests/press/**/*.test.ts'],
  maxWorkers: 2,
}
