import { regionNamed } from './regionNamed'

const namesOf = (places: string[]) => regionNamed(places).map(({ name }) => name)

describe('a region given by names', () => {
  it.each([
    [
      ['江苏省', '南京市', '鼓楼区'],
      ['江苏省', '南京市', '鼓楼区'],
    ],
    [
      ['北京市', '北京市', '东城区'],
      ['北京市', '东城区'],
    ],
    [
      ['江苏省', '南京市', '某开发区'],
      ['江苏省', '南京市'],
    ],
    [['外国', '', ''], []],
  ])('%j is %j', (places, names) => {
    expect(namesOf(places)).toEqual(names)
  })
})
