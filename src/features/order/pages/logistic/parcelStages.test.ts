import { parcelStages } from './parcelStages'

describe('the way of a parcel', () => {
  it.each([
    ['packed', 'on todo todo todo todo'],
    ['transit', 'done done on todo todo'],
    ['signed', 'done done done done done'],
  ] as const)('at %s reads %s', (stage, states) => {
    expect(
      parcelStages(stage)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states)
  })
})
