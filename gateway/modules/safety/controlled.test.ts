import { controlledIn, CONTROLLED } from './controlled'

it.each([
  [['盐酸伪麻黄碱', '对乙酰氨基酚'], '片剂', ['含麻黄碱类']],
  [['盐酸曲马多', '对乙酰氨基酚'], '片剂', ['含曲马多或麻醉药品']],
  [['氢溴酸右美沙芬'], '糖浆剂', ['右美沙芬口服单方']],
  [['氢溴酸右美沙芬', '愈创甘油醚'], '糖浆剂', []],
  [['普瑞巴林'], '胶囊剂', ['普瑞巴林、加巴喷丁类']],
  [['加巴喷丁'], '胶囊剂', ['普瑞巴林、加巴喷丁类']],
  [['艾司唑仑'], '片剂', ['苯二氮䓬类']],
  [['酒石酸唑吡坦'], '片剂', ['镇静催眠药']],
  [['麻黄', '苦杏仁'], '片剂', []],
  [['缬沙坦'], '胶囊剂', []],
])('%j as %s needs a second pharmacist for %j', (ingredients, form, expected) => {
  expect(controlledIn({ ingredients, form })).toEqual(expected)
})

it('has a source with a date for each row', () => {
  for (const { source } of CONTROLLED) expect([source.document.length > 0, /^\d{4}(-\d\d){0,2}$/.test(source.date)]).toEqual([true, true])
})
