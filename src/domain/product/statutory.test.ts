import { noticeOf } from './statutory'

describe('the sentence the law wants beside a product', () => {
  it.each([
    ['rx', 'chemical', '处方药须凭处方在药师指导下购买和使用'],
    ['otcA', 'tcm', '请按药品说明书或者在药师指导下购买和使用'],
    ['otcB', 'chemical', '请按药品说明书或者在药师指导下购买和使用'],
    ['none', 'food', '保健食品不是药物，不能代替药物治疗疾病'],
    ['none', 'device', '请仔细阅读产品说明书或者在医务人员的指导下购买和使用'],
    ['none', 'care', undefined],
  ] as const)('%s %s: %s', (mark, kind, notice) => expect(noticeOf({ mark, kind })).toBe(notice))
})
