import { regionOptions, type Region } from '@/lib/regions'
import { chosenRegion, regionLevelsOf, regions } from './regions'

const nanjing = [
  { code: '320000', name: '江苏省' },
  { code: '320100', name: '南京市' },
  { code: '320106', name: '鼓楼区' },
]
const beijing = [
  { code: '110000', name: '北京市' },
  { code: '110101', name: '东城区' },
]

describe('the regions of an address', () => {
  it('come from the division table, three levels deep', () => {
    expect(regions).toHaveLength(34)
    expect(regionOptions(regions, ['320000', '320100']).map(({ name }) => name)).toContain('鼓楼区')
    expect(regionOptions(regions, ['110000']).map(({ name }) => name)).toContain('东城区')
  })

  it('have each a letter to be looked for under, by how their place is read', () => {
    const all = (list: Region[]): Region[] => list.flatMap((region) => [region, ...all(region.children ?? [])])
    expect(all(regions).filter(({ letter }) => letter === undefined)).toEqual([])
    const read = ['重庆市', '长沙市', '厦门市', '六安市', '亳州市', '朝阳区', '番禺区', '安徽省', '峨眉山市', '浙江省', '七星区', '蔚县']
    const letters = read.map((name) => all(regions).find((region) => region.name === name)?.letter)
    expect(letters.join('')).toBe('CCXLBCPAEZQY')
  })

  it('leave no city without districts', () => {
    const empty = regions.flatMap(({ children = [] }) => children).filter(({ children }) => children?.length === 0)
    expect(empty).toEqual([])
  })

  it.each([
    [nanjing, { province: '320000', city: '320100', area: '320106' }],
    [beijing, { province: '110000', city: '110000', area: '110101' }],
  ])('name all three levels on the wire', (levels, codes) => {
    const { province, city, area } = chosenRegion(levels) ?? {}
    expect({ province: province?.code, city: city?.code, area: area?.code }).toEqual(codes)
  })

  it('are not finished with a province alone', () => {
    expect(chosenRegion(nanjing.slice(0, 1))).toBeUndefined()
  })

  it('lead back to what was chosen', () => {
    const region = chosenRegion(nanjing)
    expect(region && regionLevelsOf(region)).toEqual(nanjing)
    const whole = {
      province: { code: '110000', name: '北京市' },
      city: { code: '110100', name: '北京市' },
      area: { code: '110101', name: '东城区' },
    }
    expect(regionLevelsOf(whole)).toEqual(beijing)
    expect(regionLevelsOf({ ...whole, area: null })).toEqual(beijing.slice(0, 1))
  })
})
