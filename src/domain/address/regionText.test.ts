import { regionText } from './regionText'

const place = (name: string) => ({ code: '000000', name })

describe('a region in words', () => {
  it.each([
    ['江苏省', '南京市', '鼓楼区', '江苏省南京市鼓楼区'],
    ['北京市', '北京市', '东城区', '北京市东城区'],
  ])('%s %s %s', (province, city, area, text) => {
    expect(regionText({ province: place(province), city: place(city), area: place(area) })).toBe(text)
  })
})
