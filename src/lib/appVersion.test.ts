import { isAtLeast } from './appVersion'

describe('the version of an app', () => {
  it.each([
    ['6.33.0', '6.33.0'],
    ['6.33.1', '6.33.0'],
    ['6.40', '6.33.0'],
    ['7', '6.33.0'],
    ['10.0.0', '9.99.99'],
    ['3.8.1.2', '3.8.1'],
  ])('%s is at least %s', (version, least) => expect(isAtLeast(version, least)).toBe(true))

  it.each([
    ['6.9.0', '6.33.0'],
    ['6.32.99', '6.33.0'],
    ['6', '6.33.0'],
    ['', '6.33.0'],
    ['newest', '6.33.0'],
    ['6.33.0-beta', '6.33.0'],
    ['9'.repeat(40), '6.33.0'],
    [undefined, '6.33.0'],
  ])('%s is not at least %s', (version, least) => expect(isAtLeast(version, least)).toBe(false))
})
