import { hasComeIntoForce, inForce } from '../../../src/lib/inForce'
import { checkConsents } from '../settlement/checkConsents'
import { canWithdraw, DECLINED, effectOf, endsSessions } from './effects'
import { statusOf } from './statusOf'
import { stillCovers } from './stillCovers'
import { topicOf } from './topics'
import type { Version } from '../document/versions'

const version = (day: string, material = false): Version => ({
  name: 'privacy',
  version: day,
  title: '隐私政策',
  kind: 'rule',
  effectiveDate: day,
  updatedDate: null,
  material,
  changes: null,
  contact: '',
})
/** Midnight in the shop. */
const begins = (day: string) => new Date(`${day}T00:00:00+08:00`)
const aMomentBefore = (day: string) => new Date(begins(day).getTime() - 1)

const [first, small, material] = [version('2026-11-01', true), version('2026-11-10'), version('2026-12-01', true)]
const NEWEST_FIRST = [material, small, first]

describe('the version of a text in force', () => {
  it('is the newest whose day has come in the shop, before the first day the first', () => {
    expect([hasComeIntoForce(material, aMomentBefore('2026-12-01')), hasComeIntoForce(material, begins('2026-12-01'))]).toEqual([
      false,
      true,
    ])
    expect(inForce(NEWEST_FIRST, begins('2026-12-01'))).toBe(material)
    expect(inForce(NEWEST_FIRST, aMomentBefore('2026-12-01'))).toBe(small)
    expect(inForce(NEWEST_FIRST, aMomentBefore('2026-11-01'))).toBe(first)
    expect(inForce<Version>([], begins('2026-12-01'))).toBeUndefined()
  })
})

describe('a yes', () => {
  it.each([
    ['2026-11-01', aMomentBefore('2026-12-01'), true],
    ['2026-11-01', begins('2026-12-01'), false],
    ['2026-11-10', begins('2026-12-01'), false],
    ['2026-12-01', begins('2026-12-01'), true],
    ['a version nobody knows', begins('2026-11-10'), false],
  ])('to %s at %s still counts: %s', (agreed, now, counts) => expect(stillCovers(NEWEST_FIRST, agreed, now)).toBe(counts))

  it('counts for good while no version changed anything material', () => {
    expect(stillCovers([small], 'a version nobody knows', begins('2026-12-01'))).toBe(true)
    expect(stillCovers([], '1.0', begins('2026-12-01'))).toBe(true)
  })
})

const act = (said: 'agree' | 'decline' | 'withdraw', of: Version) => ({
  nth: 1,
  consentId: 'c',
  memberId: 'm',
  document: 'privacy',
  version: of.version,
  act: said,
  channel: 'h5',
  deviceId: 'd',
  orderCode: null,
  at: new Date(0),
})

describe('where a consent stands', () => {
  const now = begins('2026-12-01')
  const yes = act('agree', first)
  it.each([
    ['agreed', { last: act('agree', material), agreed: act('agree', material) }],
    ['outdated', { last: yes, agreed: yes }],
    ['declined', { last: act('decline', material), agreed: yes }],
    ['declined', { last: act('decline', material), agreed: undefined }],
    // A no to a later text takes nothing from a yes that still counts.
    ['agreed', { last: act('decline', material), agreed: act('agree', material) }],
    ['withdrawn', { last: act('withdraw', material), agreed: undefined }],
    ['withdrawn', { last: act('withdraw', material), agreed: act('agree', material) }],
  ])('is %s', (status, state) => expect(statusOf({ topic: 'privacy', ...state }, NEWEST_FIRST, now)).toBe(status))
})

describe('the topic of a document', () => {
  it.each([
    ['privacy', 'privacy'],
    ['privacyPolicy', 'privacy'],
    ['miniPrivacy', 'privacy'],
    ['miniPrivacyPolicy', 'privacy'],
    ['miniBasePersonalRule', 'basePersonalRule'],
    ['miniServicePersonalRule', 'servicePersonalRule'],
    ['miniDrugUserRule', 'drugUserRule'],
    ['miniConsultationService', 'consultationService'],
    ['toString', 'toString'],
  ])('%s is %s', (document, topic) => expect(topicOf(document)).toBe(topic))
})

describe('a withdrawal', () => {
  it.each([
    ['clause', true, true, /所有设备都会退出登录/],
    ['privacy', true, true, /所有设备都会退出登录.*请注销账号/],
    ['basePersonalRule', true, false, /不能再新增或修改用药人/],
    ['servicePersonalRule', true, false, /上传处方、问诊/],
    ['drugUserRule', true, false, /新增用药人、上传处方/],
    ['childrenInfo', true, false, /未满十四周岁/],
    ['cabinetRule', true, false, /家庭药箱里.*随即删除/],
    ['ansakePrivacy', true, false, /不能再用新的资料投保/],
    ['ansakeWarrant', true, false, /未决的理赔/],
    ['tafPrivacy', true, false, /不能再用保单买药/],
    ['tafWarrant', true, false, /不再结算新的购药/],
    ['consultationService', true, false, /不能再发起问诊/],
    ['toString', true, false, /^撤回后我们停止相应的处理/],
    ['delClause', false, false, /^这次同意只用于当时的一次操作/],
    ['prescriptionNotice', false, false, /^这次同意只用于当时的一次操作/],
    ['afterSalesNotice', false, false, /^这次同意只用于当时的一次操作/],
    ['paidMemberUserProtocol', false, false, /^这次同意只用于当时的一次操作/],
    ['paidMemberCardProtocol', false, false, /^这次同意只用于当时的一次操作/],
  ])('of %s: possible %s, ends the sessions %s', (topic, can, ends, effect) => {
    expect([canWithdraw(topic), endsSessions(topic)]).toEqual([can, ends])
    expect(effectOf(topic)).toMatch(effect)
  })

  it('of nothing at all: a no to a new version leaves the old yes as it was', () => expect(DECLINED).toMatch(/按您此前同意的版本/))
})

describe('an order’s consents', () => {
  const needed = [
    { document: 'prescriptionNotice', version: '1.0', text: '' },
    { document: 'afterSalesNotice', version: '2.0', text: '' },
  ]
  const given = needed.map(({ document, version: one }) => ({ document, version: one }))
  const refusal = { status: 400, code: 'CONSENT_MISSING', message: '请先阅读并勾选须知', field: 'consents', details: given[1] }
  it.each([
    [given.slice(0, 1)],
    [[given[0]!, { document: 'afterSalesNotice', version: '1.0' }]],
    [[given[0]!, { document: 'prescriptionNotice', version: '2.0' }]],
  ])('refuse %j', async (some) => {
    await expect(Promise.resolve().then(() => checkConsents(needed, some))).rejects.toMatchObject(refusal)
  })

  it('are enough when each is given to its version, whatever else is given', () => {
    expect(() => checkConsents(needed, [...given, { document: 'clause', version: '9' }])).not.toThrow()
    expect(() => checkConsents([], [])).not.toThrow()
  })
})
