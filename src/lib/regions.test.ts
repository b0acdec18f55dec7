import { isRegionFinished, regionLevels, regionOptions, type Region } from './regions'

const regions: Region[] = [
  {
    code: '110000',
    name: '北京市',
    children: [
      {
        code: '110100',
        name: '北京市',
        children: [
          { code: '110101', name: '东城区' },
          { code: '110102', name: '西城区' },
        ],
      },
    ],
  },
  { code: '320000', name: '江苏省', children: [{ code: '320100', name: '南京市', children: [{ code: '320106', name: '鼓楼区' }] }] },
  { code: '710000', name: '台湾省' },
]

describe('choosing a region', () => {
  it('goes from the province to its cities and districts', () => {
    expect(regionOptions(regions, ['320000']).map(({ name }) => name)).toEqual(['南京市'])
    expect(regionOptions(regions, ['320000', '320100']).map(({ name }) => name)).toEqual(['鼓楼区'])
  })

  it('skips the city of a municipality', () => {
    expect(regionOptions(regions, ['110000']).map(({ name }) => name)).toEqual(['东城区', '西城区'])
    expect(isRegionFinished(regions, ['110000', '110101'], 3)).toBe(true)
  })

  it.each([
    [['320000'], 1, true],
    [['320000'], 3, false],
    [['320000', '320100'], 2, true],
    [['320000', '320100', '320106'], 3, true],
    [['710000'], 3, true],
  ])('%j of %i levels: finished %s', (chosen, levels, finished) => {
    expect(isRegionFinished(regions, chosen, levels)).toBe(finished)
  })

  it('tells code and name of every level', () => {
    expect(regionLevels(regions, ['320000', '320100', '320106'])).toEqual([
      { code: '320000', name: '江苏省' },
      { code: '320100', name: '南京市' },
      { code: '320106', name: '鼓楼区' },
    ])
  })
})
