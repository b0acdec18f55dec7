import { maskAddress, maskName, maskText } from './mask'

it.each([
  ['周建国', '周*国'],
  ['周岚', '周*'],
  ['欧阳若雪', '欧**雪'],
  ['周', '*'],
  ['𠮷野太郎', '𠮷**郎'],
  ['', ''],
])('a name %s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))

it.each([
  ['放门口，13800006207', '放门口，138****6207'],
  ['打+86 138-0000-6207 或 139 1111 3333', '打138****6207 或 139****3333'],
  ['身份证320706195806150417', '身份证3207**********0417'],
  ['旧证 320706580615041', '旧证 3207*******5041'],
  ['订单 2611250000000001，2 盒', '订单 2611250000000001，2 盒'],
])('what somebody wrote, %s, is shown as %s', (text, shown) => expect(maskText(text)).toBe(shown))

const NANJING = { provinceName: '江苏省', cityName: '南京市' }
it.each([
  [NANJING, '江苏省南京市鼓楼区中央路 1 号', '江苏省南京市鼓楼区****'],
  [NANJING, '江苏省南京市溧水县东大街 3 号阳光小区', '江苏省南京市溧水县****'],
  [{ provinceName: '上海市', cityName: '上海市' }, '上海市浦东新区世纪大道 8 号', '上海市浦东新区****'],
  // A city without districts: what follows is a street.
  [{ provinceName: '广东省', cityName: '东莞市' }, '广东省东莞市莞城街道花园小区 3 栋', '广东省东莞市****'],
  [{ provinceName: '广东省', cityName: '东莞市' }, '广东省东莞市花园小区 3 栋', '广东省东莞市****'],
  [NANJING, '另一种写法 中央路 1 号', '江苏省南京市****'],
  [NANJING, '', ''],
])('of the address %j %s stays %s', (names, addressText, shown) => expect(maskAddress({ ...names, addressText })).toBe(shown))
