import { parcelStages } from './parcelStages'

describe('the way of a parcel', () => {
  it.each([
    ['packed', 'on todo todo todo todo'],
    ['collected', 'done on todo todo todo'],
    ['transit', 'done done on todo todo'],
    ['delivering', 'done done done on todo'],
    ['signed', 'done done done done done'],
  ] as const)('at %s reads %s', (stage, states) => {
    expect(
      parcelStages(stage)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states)
  })

  it('is told in the words of couriers', () => {
    expect(parcelStages('packed').map(({ title }) => title)).toEqual(['已打包', '已揽收', '运输中', '派送中', '已签收'])
  })
})
