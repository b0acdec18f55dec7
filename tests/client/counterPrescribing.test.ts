import { beginning, bodyOf, fieldOf, problemsOf, type Line, type Writing } from '../../counter/site/consultations/prescribing'

const capsules: Line = { productCode: '100011', name: '缬沙坦胶囊', specification: '80mg×28粒', quantity: 2, amount: 1, times: 1 }
const drops: Line = { productCode: '100012', name: '滴眼液', specification: '5ml', quantity: 1, amount: null, times: null }
const writing = (set: Partial<Writing> = {}): Writing => ({
  diagnosis: { name: ' 高血压 ', icdCode: null },
  lines: [capsules],
  advice: '',
  ...set,
})
const written = {
  diagnosis: { name: '高血压', icdCode: 'I10' },
  drugs: [{ ...capsules, dose: { amount: 1, times: 2, unit: '粒' as const } }],
}
const refused = {
  ...{ prescriptionId: 'rx', createdAt: '2026-11-26T10:00:00Z', state: 'refused', word: '没有通过', refusal: '用量' },
  written: { ...written, advice: '低盐' },
}

const HYPERTENSION = { name: '原发性高血压', icdCode: 'I10' }

describe('a prescription that is being written', () => {
  it.each<[string, Partial<Writing>, ReturnType<typeof problemsOf>]>([
    ['is complete', {}, {}],
    ['has no diagnosis', { diagnosis: { name: ' 高 ', icdCode: null } }, { diagnosis: '请填写诊断，至少 2 个字' }],
    ['has no drug', { lines: [] }, { drugs: '请添加药品' }],
    ['does not say how a drug is taken', { lines: [{ ...capsules, times: null }] }, { drugs: '请填写缬沙坦胶囊的用法' }],
    ['has drops, and no advice', { lines: [drops] }, { advice: '滴眼液不能按片数写，请在医嘱里写清用法' }],
    ['has drops, with advice', { lines: [drops], advice: '每次 1 滴' }, {}],
  ])('%s', (_what, set, problems) => {
    expect(problemsOf(writing(set))).toEqual(problems)
  })

  it('begins with what was kept, else with the one that was refused, else with what was diagnosed', () => {
    expect(beginning({ kept: {}, from: undefined, disease: HYPERTENSION })).toEqual({
      ...{ diagnosis: HYPERTENSION, lines: [], advice: '' },
    })
    expect(beginning({ kept: {}, from: refused, disease: HYPERTENSION })).toEqual({
      ...{ diagnosis: written.diagnosis, lines: [{ ...capsules, times: 2 }], advice: '低盐' },
    })
    expect(beginning({ kept: { advice: '写了一半' }, from: refused, disease: HYPERTENSION }).advice).toBe('写了一半')
  })

  it('is sent with the unit of each packing, and without a dose where there is none', () => {
    expect(bodyOf(writing({ lines: [capsules, drops] }), { password: 'secret', acknowledged: ['allergy-penicillin'] })).toEqual({
      diagnosis: { name: '高血压', icdCode: null },
      drugs: [
        { productCode: '100011', quantity: 2, dose: { amount: 1, times: 1, unit: '粒' } },
        { productCode: '100012', quantity: 1 },
      ],
      ...{ advice: '', acknowledged: ['allergy-penicillin'], password: 'secret' },
    })
  })

  it.each([
    ['drugs.0.quantity', 'drugs'],
    ['password', 'password'],
    ['other', undefined],
    [undefined, undefined],
  ])('is told a refusal of %s beside %s', (refusedField, field) => {
    expect(fieldOf(refusedField)).toBe(field)
  })
})
