import { Sex } from '../../../src/contract/idCard'
import { findDiseases, MAX_FOUND } from './findDiseases'
import type { Patient } from './isPossible'

const found = (typed: string, patient: Patient = {}) => findDiseases(typed, patient).map(({ name }) => name)

describe('the first disease found', () => {
  it.each([
    // Names, whole or begun.
    ['原发性高血压', '原发性高血压'],
    ['支原体肺炎', '支原体肺炎'],
    ['糖尿病', '糖尿病'],
    ['2型糖尿', '2型糖尿病'],
    [' 2 型糖尿病 ', '2型糖尿病'],
    ['Ⅱ型糖尿病', '2型糖尿病'],
    ['幽门螺旋杆菌', '幽门螺杆菌感染'],
    ['胃炎', '慢性胃炎'],
    ['肾炎', '慢性肾小球肾炎'],
    // Other names and everyday words.
    ['高血压', '原发性高血压'],
    ['三高', '原发性高血压'],
    ['感冒', '急性上呼吸道感染'],
    ['甲亢', '甲状腺功能亢进症'],
    ['冠心病', '冠状动脉粥样硬化性心脏病'],
    ['脂肪肝', '非酒精性脂肪性肝病'],
    ['阳痿', '勃起功能障碍'],
    ['青春痘', '痤疮'],
    ['红屁股', '尿布皮炎'],
    ['COPD', '慢性阻塞性肺疾病'],
    ['hpv疣', '尖锐湿疣'],
    // Pinyin and initials.
    ['gaoxueya', '原发性高血压'],
    ['GXY', '原发性高血压'],
    ['ganmao', '急性上呼吸道感染'],
    ['tnb', '糖尿病'],
    ['2xtnb', '2型糖尿病'],
    ['tongfeng', '痛风'],
    ['gxb', '冠状动脉粥样硬化性心脏病'],
    ['jzb', '颈椎病'],
    ['qianliexian', '前列腺增生'],
    ['gaoxieya', '原发性高血压'],
    ['xunmazhen', '荨麻疹'],
    // In a sentence.
    ['我妈有高血压', '原发性高血压'],
    ['孩子感冒发烧', '急性上呼吸道感染'],
    ['晚上睡不着', '失眠症'],
    // As old people say it.
    ['血压高', '原发性高血压'],
    ['老寒腿', '风湿病'],
    ['闪腰', '急性腰扭伤'],
    ['腰间盘突出', '腰椎间盘突出症'],
    ['半身不遂', '偏瘫'],
    ['脑血栓', '脑梗死'],
    ['羊角风', '癫痫'],
    ['缠腰龙', '带状疱疹'],
    ['耳背', '老年性耳聋'],
    ['手抖', '特发性震颤'],
    ['起夜多', '尿频'],
    ['腿抽筋', '肌肉痉挛'],
    ['拉不出', '便秘'],
    ['痨病', '肺结核'],
    // Typed or written down wrong.
    ['高血鸭', '原发性高血压'],
    ['糖料病', '糖尿病'],
    ['前列线炎', '前列腺炎'],
    ['颈推病', '颈椎病'],
    ['胃溃殇', '胃溃疡'],
    ['寻麻疹', '荨麻疹'],
    ['骨质输松', '骨质疏松症'],
    ['帕金深', '帕金森病'],
    ['白内帐', '白内障'],
    ['痛凤', '痛风'],
    ['失绵', '失眠症'],
    ['哮踹', '支气管哮喘'],
    ['便密', '便秘'],
    ['胆襄炎', '胆囊炎'],
    ['幽门罗杆菌', '幽门螺杆菌感染'],
    ['腰锥间盘突出', '腰椎间盘突出症'],
    ['尿毒正', '慢性肾衰竭'],
  ])('for %s is %s', (typed, first) => {
    expect(found(typed)[0]).toBe(first)
  })
})

describe('diseases found', () => {
  it('are none for what is no disease', () => {
    expect([found('阿嚏'), found('上火'), found('😀')]).toEqual([[], [], []])
  })

  it('are twenty at most', () => {
    expect([found('炎').length, found('').length, found('！？').length]).toEqual([MAX_FOUND, MAX_FOUND, MAX_FOUND])
  })

  it('have a common disease before those that only begin alike', () => {
    expect(found('糖尿').slice(0, 2)).toEqual(['糖尿病', '2型糖尿病'])
    expect(found('糖尿病').slice(0, 3)).toEqual(['糖尿病', '2型糖尿病', '1型糖尿病'])
  })

  it('name every disease that is meant by a word, the more common first', () => {
    expect(found('三高')).toEqual(['原发性高血压', '2型糖尿病', '高脂血症'])
  })

  it('are what this patient can have: no 痛经 for a man, no 前列腺增生 for a woman or a boy', () => {
    expect([found('痛经', { sex: Sex.female, age: 20 })[0], found('痛经', { sex: Sex.male, age: 20 })]).toEqual(['痛经', []])
    expect(found('前列腺', { sex: Sex.female })).toEqual([])
    expect(found('前列腺', { sex: Sex.male, age: 10 })).toEqual([])
    expect(found('前列腺增生', { sex: Sex.male, age: 68 })[0]).toBe('前列腺增生')
  })

  it.each([
    ['性早熟', 12, 13],
    ['热性惊厥', 6, 7],
    ['非器质性遗尿症', 17, 18],
  ])('have an age limit: %s at %d, not at %d', (name, last, beyond) => {
    expect([found(name, { age: last }).includes(name), found(name, { age: beyond }).includes(name)]).toEqual([true, false])
  })

  it('are not left out where neither sex nor age is known', () => {
    expect([found('痛经')[0], found('前列腺增生')[0], found('新生儿黄疸')[0]]).toEqual(['痛经', '前列腺增生', '新生儿黄疸'])
  })

  it('are the common ones where nothing was typed, for a child those of children', () => {
    expect(found('')[0]).toBe('原发性高血压')
    expect(found('', { sex: Sex.male, age: 66 })).toContain('前列腺增生')
    expect(found('', { sex: Sex.female, age: 66 })).not.toContain('前列腺增生')
    expect([found('', { age: 13 })[0], found('', { age: 14 })[0]]).toEqual(['急性上呼吸道感染', '原发性高血压'])
    expect(found('', { age: 5 })).not.toContain('原发性高血压')
  })
})
