import { refundStages } from './refundStages'

const states = (...[statusCode, type, log = []]: [number, 'refundOnly' | 'returnAndRefund', number[]?]) =>
  refundStages({ statusCode, type, log: log.map((one) => ({ statusCode: one })) }).map(({ state }) => state)

describe('the steps of a refund', () => {
  it.each([
    [402, 'on todo todo todo todo todo'],
    [405, 'done on todo todo todo todo'],
    [406, 'done done on todo todo todo'],
    [410, 'done done done on todo todo'],
    [420, 'done done done on todo todo'],
    [409, 'done done done done on todo'],
    [430, 'done done done done done done'],
  ])('%s with goods to send back reads %s', (code, read) => {
    expect(states(code, 'returnAndRefund').join(' ')).toBe(read)
  })

  it('leaves out the parcel where nothing is sent back', () => {
    expect(states(409, 'refundOnly')).toEqual(['done', 'done', 'on', 'todo'])
  })

  it.each([
    ['cancelled at once', [440, 402], 'stopped todo todo todo todo todo'],
    ['refused in review', [440, 405, 402], 'done stopped todo todo todo todo'],
    ['failed at inspection', [440, 420, 410, 407, 406, 405, 402], 'done done done stopped todo todo'],
  ])('stops where it was: %s', (_, log, read) => {
    expect(states(440, 'returnAndRefund', log).join(' ')).toBe(read)
  })

  it('shows a code that this version does not know as being worked on', () => {
    expect(states(499, 'refundOnly')).toEqual(['done', 'on', 'todo', 'todo'])
  })
})
