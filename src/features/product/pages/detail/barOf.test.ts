import { barOf } from './barOf'

const usable = { usable: true, prescriptionId: 'rx-1', patientName: '周建国', validUntil: '2026-12-01T00:00:00+08:00' }
const none = { usable: false, prescriptionId: null, patientName: null, validUntil: null }

describe('what can be done with a product', () => {
  it.each([
    ['over the counter, on the shelf', 2, 'otcA', null, 'buy'],
    ['over the counter, off the shelf', 3, 'otcA', null, 'offShelf'],
    ['over the counter, out of stock', 4, 'otcB', null, 'outOfStock'],
    ['of a status nobody knows', 14, 'none', null, 'unknown'],
    ['on prescription, without one', 2, 'rx', none, 'demand'],
    ['on prescription, with one that can be used', 2, 'rx', usable, 'prescribed'],
    ['on prescription, prescribed but out of stock', 4, 'rx', usable, 'outOfStock'],
  ] as const)('%s', (_title, status, mark, prescription, bar) => expect(barOf({ status, mark, prescription })).toBe(bar))
})
