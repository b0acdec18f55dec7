import { approvedBy } from '../safety/approval'
import { RULES_DATE } from '../safety/rules'
import { eq } from 'drizzle-orm'
import { FIXED_SETTINGS, isSettingKey, type SettingKey } from '../../../counter/contract/settings/shopSettings'
import { MallConfig } from '../../../src/contract/mall'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { products } from '../../tables'
import { shopOf } from '../../kernel/shop'
import { returnAddressOf } from '../aftersales/returnAddress'
import { invoiceRules } from '../invoice/rates'
import { priceKeptDays } from '../priceKept/period'
import { quickRepliesOf } from '../chat/quickReplies'
import { LEVELS, levelsOf } from '../level/levels'
import { smsBudgetOf } from '../captcha/smsBudget'
import { TEMPLATES } from '../message/templates'
import { textsOf } from '../message/words'
import { questionsOf } from '../plan/planSettings'
import { mallRules } from '../pricing/mallRules'
import { QUEUE_TARGETS, queueTargetsOf } from '../waiting/queueTargets'
import { taskCoins } from '../sign/taskCoins'
import { SETTING_KEYS } from './storedSettings'

type Case = {
  to: unknown
  /** What a shopper, or who serves him, is answered. */
  shown: (gateway: Gateway) => Promise<unknown>
  /** Of it, when `to` holds. */
  is: unknown
  wrong: unknown
  says: string
  field?: string
}

const card = { id: 'masks', title: '口罩', text: '独立包装', picture: '/pictures/120011', link: '/search/result?keyword=口罩' }
const noRx = { ...card, link: '/product/100011.html' }
const day = { from: '09:00', to: '18:00' }
const config = (key: string) => async (gateway: Gateway) => ((await gateway.visitor.mall.config()) as Record<string, unknown>)[key]
const licences = (key: string) => async (gateway: Gateway) => ((await gateway.visitor.mall.licences()) as Record<string, unknown>)[key]
const licence = { label: '药品经营许可证', number: '苏DA1', validUntil: '2031-01-01', form: 'licence', issuer: null }
const pharmacist = { name: '梁景和', title: '执业药师', registration: '320001', onDuty: true, dutyFrom: null, dutyTo: null }
const words = { title: '收到您的付款', text: '谢谢，{orderCode}', outside: '您的订单已付款' }
const rxWords = { cart: '审方后付款', settle: '核对用药人', order: '先看处方再用药', upload: '带医生签名的处方' }
const trade = {
  payMinutes: 45,
  unpaidOrders: 3,
  unpaidOrdersOfPlace: 8,
  unpaidPiecesOfNetwork: 300,
  visitorCartsAnHour: 60,
  visitorCartLines: 20,
}
const TASKS = { patient: 30, reminder: 0, address: 10, cabinet: 5, order: 20 }
const READY = { title: '您好', text: '您好，请讲。' }
const ASKED = {
  questionId: 'order-gift',
  topic: '订单',
  question: '有赠品吗？',
  wordings: ['赠品+有/送'],
  lookUp: 'none',
  answer: '购物车里写着。',
}
const consulting = { isOn: true, fee: 1290, answerMinutes: 20 }
const RETURN_TO = { name: '安心售后仓', phone: '025-8888-0457', address: '江苏省南京市江宁区禾田路 18 号' }
const RATES = { sellerTaxNumber: '91350100M000100Y43', chemical: 13, tcm: 9, device: 13, food: 13, care: 13, freight: 13 }
const OWN_SVIP = {
  month: 0,
  quarter: 0,
  year: 9900,
  memberPercent: 8,
  freeFreight: false,
  coupons: 2,
  couponType: 'svipMonthly',
  sends: 1,
  without: ['110011'],
}
const OWN_INVITATION = { couponType: 'inviteThree', least: 2000, most: 5, stages: [] }
const offered = async ({ visitor }: Gateway) => {
  const { coupon, stages, least, most } = await visitor.invitation.offer()
  return { given: [coupon?.couponType, ...stages.map((stage) => stage.coupon.couponType)], least, most }
}
const OWN_ASSISTS = [
  {
    id: 'autumn',
    title: '请家人助力',
    couponType: 'inviteThree',
    friends: 4,
    hours: 48,
    most: 10,
    from: '2026-01-01',
    until: '2099-12-31',
  },
]
const askedOf = async ({ visitor }: Gateway) =>
  (await visitor.assist.activities()).activities.map(({ activityId, title, friends, hours, coupon }) => ({
    ...{ activityId, title, friends, hours, given: coupon.couponType },
  }))
const OWN_INSURANCE = [
  {
    ...{ id: 'group', name: '团体用药', insurer: '示例保险', percent: 50, yearly: 100_000, leaves: [], productCodes: ['110011'] },
    ...{ covers: ['清单里的药'], excludes: [] },
  },
]
const OWN_PLANS = [
  {
    ...{ id: '8', family: 'taf', name: '特药', tier: '一档', insurer: '示例保险', merchantId: 'm1', yearly: 100_000, percent: 50 },
    ...{ waitingDays: 30, coolingDays: 15, maxAge: 60, surrenderFee: 20 },
    ...{ covers: ['药品费用｜清单内｜1000 元'], excludes: [], productCodes: ['110011'] },
  },
]
const OWN_RATES = [{ planId: '1', validFrom: '2026-11-01', fromAge: 0, toAge: 70, male: 7000, female: 6000 }]
const OWN_QUESTIONS = [{ id: 'ill', family: 'taf', text: '现在住院吗？', reason: '住院期间不能投保' }]
const OWN_LEVELS = LEVELS.map((level, place) => ({ ...level, growth: level.growth * 2, coinPercent: 100 + 10 * place }))
const NOTHING_READY = { service: [], pharmacist: [], doctor: [] }
const MUST = ['clause', 'privacy', 'certificate', 'personalInfo', 'downloadUserInfo', 'deregister', 'agreeList']

/** One change of every setting. A key without a row here fails the first test. */
const CASES: Record<SettingKey, Case> = {
  hotWords: {
    to: [{ searchWord: '口罩', note: null }],
    shown: async ({ visitor }) => (await visitor.search.hotWords()).results,
    is: [{ searchWord: '口罩', note: null }],
    wrong: [{ searchWord: '缬沙坦', note: null }],
    says: '「缬沙坦」只找得到处方药，或者什么也找不到，不能作热门搜索词',
    field: '0.searchWord',
  },
  'mallConfig.slogan': { to: '按时吃药', shown: config('slogan'), is: '按时吃药', wrong: '缬沙坦胶囊，降压好帮手', says: '「缬沙坦胶囊」是处方药，处方药不能做广告' },
  'mallConfig.commonResource1': { to: [card], shown: config('commonResource1'), is: [card], wrong: [card, { ...noRx, id: 'other' }], says: '100011 是处方药，处方药不能做广告', field: '1.link' },
  'mallConfig.commonResource2': { to: [{ ...card, id: 'cold' }], shown: config('commonResource2'), is: [{ ...card, id: 'cold' }], wrong: [card], says: '没有这个一级分类', field: '0.id' },
  'mallConfig.commonResource3': { to: [card], shown: config('commonResource3'), is: [card], wrong: [{ ...card, text: '缬沙坦胶囊怎么吃' }], says: '「缬沙坦胶囊」是处方药，处方药不能做广告', field: '0.text' },
  'mallConfig.newUserCouponAd': {
    to: null,
    shown: config('newUserCouponAd'),
    is: null,
    wrong: { couponType: 'newMember5', title: '新客 8 元券', text: '首单可用', amount: 800 },
    says: '这张券是 5.00 元，广告要写一样的金额',
    field: 'amount',
  },
  'mallConfig.badge': { to: [{ tab: 'home', text: '新', onlyOnline: false }], shown: config('badge'), is: [{ tab: 'home', text: '新', onlyOnline: false }], wrong: [{ tab: 'home', text: '上新了很多', onlyOnline: false }], says: '不超过 4 字', field: '0.text' },
  'licences.pharmacistPhone': { to: '400-111-2233', shown: config('phone'), is: '400-111-2233', wrong: '打给我', says: '请填写电话，如 400-000-2026' },
  'licences.complaintPhone': { to: '400-111-2233 转 3', shown: licences('complaintPhone'), is: '400-111-2233 转 3', wrong: ' ', says: '请填写投诉电话' },
  onlineTime: {
    to: { weekly: [day, day, day, day, day, day, null], closedOn: [] },
    shown: async ({ visitor }) => (await visitor.mall.onlineTime()).hours,
    is: '周一至周六 9:00–18:00，周日休息',
    wrong: { weekly: [{ from: '9:00', to: '18:00' }, day, day, day, day, day, null], closedOn: [] },
    says: '时间写作 08:00',
    field: 'weekly.0.from',
  },
  'mallConfig.callbackAvailable': { to: false, shown: config('callbackAvailable'), is: false, wrong: 'no', says: '请选择' },
  'mallConfig.appBoxInfo': { to: { title: '问药师', text: '有人接听', phone: '400-000-2026' }, shown: config('appBoxInfo'), is: { title: '问药师', text: '有人接听', phone: '400-000-2026' }, wrong: { title: '', text: '有人接听', phone: '400-000-2026' }, says: '请填写标题', field: 'title' },
  'licences.companyName': { to: '安心大药房有限公司', shown: licences('companyName'), is: '安心大药房有限公司', wrong: '', says: '请填写企业名称' },
  'licences.licences': { to: [licence], shown: licences('licences'), is: [licence], wrong: [], says: '网上售药须公示证照，不能清空' },
  'licences.pharmacists': { to: [pharmacist], shown: licences('pharmacists'), is: [pharmacist], wrong: [], says: '网上售药须公示执业药师，不能清空' },
  'mallConfig.onlinePay': { to: false, shown: config('onlinePay'), is: false, wrong: null, says: '请选择' },
  'mallConfig.freight': { to: { amount: 800, freeFrom: 9900 }, shown: async ({ db }) => (await mallRules(db)).freight, is: { amount: 800, freeFrom: 9900 }, wrong: { amount: -1, freeFrom: 9900 }, says: '金额不能小于 0', field: 'amount' },
  'mallConfig.globalMaximumAmount': { to: 7, shown: async ({ db }) => (await mallRules(db)).globalMaximumAmount, is: 7, wrong: 0, says: '不小于 1' },
  'mallConfig.globalMaximumTotal': { to: 30, shown: config('globalMaximumTotal'), is: 30, wrong: 1.5, says: '请填写整数' },
  consultation: { to: consulting, shown: async ({ visitor }) => visitor.consultation.setting(), is: { fee: 1290, answerMinutes: 20 }, wrong: { ...consulting, answerMinutes: 1 }, says: '不小于 5', field: 'answerMinutes' },
  returnAddress: { to: RETURN_TO, shown: async ({ db }) => returnAddressOf(db), is: RETURN_TO, wrong: { ...RETURN_TO, phone: '打给我' }, says: '请填写电话，如 400-000-2026', field: 'phone' },
  invoice: { to: RATES, shown: async ({ db }) => invoiceRules(db), is: { sellerTaxNumber: '91350100M000100Y43', rates: { tcm: 9 } }, wrong: { ...RATES, sellerTaxNumber: '91350100M000100Y44' }, says: '税号不正确，请核对', field: 'sellerTaxNumber' },
  priceKept: { to: { days: 15 }, shown: async ({ db }) => priceKeptDays(db), is: 15, wrong: { days: 31 }, says: '不大于 30', field: 'days' },
  memberLevels: { to: OWN_LEVELS, shown: async ({ db }) => levelsOf(db), is: OWN_LEVELS, wrong: OWN_LEVELS.map((level, place) => (place === 2 ? { ...level, upgradeCoupon: 'shop99' } : level)), says: '这张券会员可以自己领，请用“只发放”的券', field: '2.upgradeCoupon' },
  svip: { to: OWN_SVIP, shown: async ({ visitor }) => (await visitor.svip.overview()).plans, is: [{ planId: 'year', name: '年卡', months: 12, price: 9900, monthly: 825 }], wrong: { ...OWN_SVIP, couponType: 'shop99' }, says: '这张券会员可以自己领，请用“只发放”的券', field: 'couponType' },
  invitation: { to: OWN_INVITATION, shown: offered, is: { given: ['inviteThree'], least: 2000, most: 5 }, wrong: { ...OWN_INVITATION, couponType: 'shop99' }, says: '这张券会员可以自己领，请用“只发放”的券', field: 'couponType' },
  assists: { to: OWN_ASSISTS, shown: askedOf, is: [{ activityId: 'autumn', title: '请家人助力', friends: 4, hours: 48, given: 'inviteThree' }], wrong: OWN_ASSISTS.map((one) => ({ ...one, couponType: 'shop99' })), says: '这张券会员可以自己领，请用“只发放”的券', field: '0.couponType' },
  insurance: {
    to: OWN_INSURANCE,
    shown: async ({ visitor }) => (await visitor.insurance.plans()).results.map(({ planId, percent, yearly }) => ({ planId, percent, yearly })),
    is: [{ planId: 'group', percent: 50, yearly: 100_000 }],
    wrong: [{ ...OWN_INSURANCE[0], productCodes: ['110011', '9'] }],
    says: '没有编码为 9 的商品',
    field: '0.productCodes.1',
  },
  plans: {
    to: OWN_PLANS,
    shown: async ({ visitor }) => (await visitor.plan.list({ query: { family: 'taf' } })).results.map(({ planId, from }) => ({ planId, from })),
    is: [{ planId: '8', from: null }],
    wrong: [{ ...OWN_PLANS[0], productCodes: ['110011', '9'] }],
    says: '没有编码为 9 的商品',
    field: '0.productCodes.1',
  },
  planRates: {
    to: OWN_RATES,
    shown: async ({ visitor }) => (await visitor.plan.quote({ params: { planId: '1' }, query: { age: 40, sex: 0 } })).premium,
    is: 7000,
    wrong: [{ ...OWN_RATES[0], toAge: 69 }],
    says: '方案 1 从 2026-11-01 起的费率表里，70 周岁没有费率',
  },
  planQuestions: {
    to: OWN_QUESTIONS,
    shown: ({ db }) => questionsOf(db, 'taf'),
    is: OWN_QUESTIONS,
    wrong: [{ ...OWN_QUESTIONS[0], reason: '' }],
    says: '请填写原因',
    field: '0.reason',
  },
  hall: {
    to: { leaves: ['acne'], productCodes: ['110011'] },
    shown: async ({ visitor }) => (await visitor.hall.opening()).categories.map(({ name }) => name),
    is: ['感冒发热', '皮肤用药'],
    wrong: { leaves: ['acne'], productCodes: ['110011', '9'] },
    says: '没有编码为 9 的商品',
    field: 'productCodes.1',
  },
  topList: { to: { leastBuyers: 12 }, shown: async ({ visitor }) => (await visitor.topList.list({ query: {} })).leastBuyers, is: 12, wrong: { leastBuyers: 0 }, says: '不小于 1', field: 'leastBuyers' },
  coinUse: { to: { percent: 30 }, shown: async ({ db }) => mallRules(db), is: { coinPercent: 30 }, wrong: { percent: 51 }, says: '不大于 50', field: 'percent' },
  coinEarn: { to: { coins: 120 }, shown: async ({ db }) => mallRules(db), is: { coinEarn: 120 }, wrong: { coins: 1001 }, says: '不大于 1000', field: 'coins' },
  signTasks: { to: TASKS, shown: async ({ db }) => taskCoins(db), is: TASKS, wrong: { ...TASKS, order: 501 }, says: '不大于 500', field: 'order' },
  trade: { to: trade, shown: async ({ db }) => mallRules(db), is: trade, wrong: { ...trade, payMinutes: 1 }, says: '不小于 5', field: 'payMinutes' },
  shop: { to: { name: '安心大药房', shortName: '安心', sellerName: '安心大药房' }, shown: async ({ db }) => shopOf(db), is: { name: '安心大药房' }, wrong: { name: '安心大药房' }, says: '请填写简称', field: 'shortName' },
  leafletNotice: { to: '有疑问先问药师。', shown: async ({ visitor }) => (await visitor.product.info({ params: { code: '120011' } })).notice, is: '有疑问先问药师。', wrong: '长'.repeat(101), says: '不超过 100 字' },
  rxSetting: {
    to: rxWords,
    shown: async ({ visitor }) => visitor.rx.setting(),
    is: rxWords,
    wrong: { ...rxWords, order: '缬沙坦胶囊请按处方用' },
    says: '不能点名「缬沙坦胶囊」，处方药不能做广告',
    field: 'order',
  },
  quickReplies: {
    to: { ...NOTHING_READY, service: [READY] },
    shown: async ({ db }) => quickRepliesOf(db, ['service', 'doctor']),
    is: [
      { desk: 'service', replies: [READY] },
      { desk: 'doctor', replies: [] },
    ],
    wrong: { ...NOTHING_READY, service: [READY, READY] },
    says: '有两个相同的短名',
    field: 'service',
  },
  frequentQuestions: {
    to: [ASKED],
    shown: async ({ visitor }) => (await visitor.chat.questions({ query: {} })).results,
    is: [{ questionId: 'order-gift', question: '有赠品吗？', topic: '订单' }],
    wrong: [ASKED, { ...ASKED, questionId: 'order-other', question: '送什么？', answer: '看 {gift}' }],
    says: '没有 {gift}，可以用 {phone}、{hours}、{payMinutes}、{freight}、{freeFrom}',
    field: '1.answer',
  },
  messageWords: {
    to: { orderPaid: words },
    shown: async ({ db }) => textsOf(db, 'orderPaid', TEMPLATES.orderPaid),
    is: words,
    wrong: { orderPaid: { ...words, text: '谢谢，{member}' } },
    says: '这种消息没有 {member}，可以用 {orderCode}、{amount}、{time}、{shop}',
    field: 'orderPaid.text',
  },
  ruleGroups: { to: [{ title: '全部', names: MUST }], shown: async ({ visitor }) => (await visitor.mall.rules()).groups, is: [{ title: '全部', names: MUST }], wrong: [{ title: '全部', names: MUST.slice(1) }], says: '「用户协议」（clause）必须能找到，不能去掉' },
  experiments: {
    to: [{ key: 'emptyCart', variants: [{ name: 'control', weight: 0 }, { name: 'search', weight: 1 }] }],
    shown: async ({ zhou }) => (await zhou.abTest.variants()).results,
    is: [{ experiment: 'emptyCart', variant: 'search' }],
    wrong: [{ key: 'fullCart', variants: [{ name: 'control', weight: 1 }] }],
    says: '商城里没有名为 fullCart 的实验',
    field: '0.key',
  },
  smsBudget: { to: { perHour: 10, perDay: 20, reservedPercent: 0 }, shown: async ({ db }) => smsBudgetOf(db), is: { perHour: 10, perDay: 20, reservedPercent: 0 }, wrong: { perHour: 10, perDay: 20, reservedPercent: 101 }, says: '不大于 100', field: 'reservedPercent' },
  queueTargets: { to: { ...QUEUE_TARGETS, refunds: 60 }, shown: async ({ db }) => queueTargetsOf(db), is: { ...QUEUE_TARGETS, refunds: 60 }, wrong: { ...QUEUE_TARGETS, refunds: 0 }, says: '不小于 1', field: 'refunds' },
  rxRules: { to: { validDays: 1 }, shown: async ({ visitor }) => (await visitor.prescription.rules()).validDays, is: 1, wrong: { validDays: 4 }, says: '不大于 3', field: 'validDays' },
  safetyRules: { to: { approvedBy: '沈知夏', rulesDate: RULES_DATE }, shown: async ({ db }) => approvedBy(db), is: '沈知夏', wrong: { approvedBy: '沈知夏', rulesDate: '去年' }, says: '日期写作 2026-11-25', field: 'rulesDate' },
  'mallConfig.loadingDelay': { to: 300, shown: config('loadingDelay'), is: 300, wrong: -1, says: '不小于 0' },
  'mallConfig.externalSites': { to: { 'www.nmpa.gov.cn': '药监局' }, shown: config('externalSites'), is: { 'www.nmpa.gov.cn': '药监局' }, wrong: { 'not a site': '不是网站' }, says: '网站写作 www.nmpa.gov.cn', field: 'not a site' },
} // prettier-ignore

describe('a setting of the shop', () => {
  let gateway: Gateway
  let cheng: StaffPerson
  let lu: StaffPerson
  beforeAll(async () => {
    gateway = await gatewayAt()
    cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
  })
  const held = async (key: string) => (await cheng.setting.list()).results.find((one) => one.key === key)?.value
  const change = (key: string, value: unknown, person: StaffPerson = cheng, version?: string) => {
    const body = { subject: 'setting', subjectId: key, edited: value, reason: '测试设置', when: 'now' }
    return person.revision.write({ body }, version === undefined ? {} : { version })
  }
  const lastChange = async (key: string) => (await lu.change.list({ query: { subject: 'setting', subjectId: key, size: 1 } })).results[0]

  it('is every key of the mall’s config, or is said why it is fixed', () => {
    const fixed = FIXED_SETTINGS.map(({ title }) => title).join(' ')
    const own = ['shop', 'phone', 'consults']
    const missing = Object.keys(MallConfig.shape).filter(
      (key) => !isSettingKey(`mallConfig.${key}`) && !fixed.includes(key) && !own.includes(key),
    )
    expect(missing).toEqual([])
  })

  it.each(SETTING_KEYS)('%s is seen by shoppers at once, refused where it is wrong, and taken back', async (key) => {
    const { to, shown, is, wrong, says, field = '' } = CASES[key]
    const before = { held: await held(key), shown: await shown(gateway) }
    await expect(change(key, wrong)).rejects.toMatchObject({ status: 400, code: 'INVALID', message: says, field })
    expect(await held(key)).toEqual(before.held)

    expect(await change(key, to)).toMatchObject({ subjectId: key, edited: to, state: 'published', by: '程路' })
    const now = await shown(gateway)
    expect([now]).toMatchObject([is])

    const done = await lastChange(key)
    expect(done).toMatchObject({ subjectTitle: '商城设置', by: '程路', canRevert: true })
    await lu.change.revert({ params: { changeId: done?.changeId ?? '' } })
    expect({ held: await held(key), shown: await shown(gateway) }).toEqual(before)
  })

  it('that a shop begins with keeps its own rules when nothing is changed', async () => {
    for (const { key, value } of (await cheng.setting.list()).results) {
      const kept = await change(key, value).catch((error: unknown) => error)
      expect([key, kept]).toMatchObject([key, { code: 'UNCHANGED' }])
    }
  })

  it('is no hot word that may be an emergency', async () => {
    await expect(change('hotWords', [{ searchWord: '胸口疼', note: null }])).rejects.toMatchObject({
      message: '「胸口疼」可能是急症，不能作热门搜索词',
    })
  })

  it('is no hot word that leads into the men’s health hall', async () => {
    await expect(change('hotWords', [{ searchWord: '六味地黄丸', note: null }])).rejects.toMatchObject({
      message: '「六味地黄丸」找到的是男性健康馆的商品，不能作热门搜索词',
    })
  })

  it('is no title of a message that names goods: it is read on the lock screen', async () => {
    const own = { stockBack: { title: '「{name}」到货了', text: '「{name}」有货了', outside: '您登记的商品到货了' } }
    await expect(change('messageWords', own)).rejects.toMatchObject({
      field: 'stockBack.title',
      message: '标题在锁屏上也看得到，不能带 {name}',
    })
  })

  it('is shown in the history of changes by the lines that came and went', async () => {
    const words = (await held('hotWords')) as unknown[]
    await change('hotWords', [...words.slice(1), { searchWord: '口罩', note: '独立包装' }])
    const { differences } = (await lastChange('hotWords')) ?? {}
    expect(differences).toEqual([{ field: '内容', from: '感冒发热 家庭常备', to: '口罩 独立包装' }])
  })

  it('is not written over what somebody else wrote meanwhile: it is said by whom', async () => {
    const { version } = (await cheng.setting.list()).results.find(({ key }) => key === 'mallConfig.slogan')!
    // What was changed in the same moment of this clock before is no later and no earlier.
    gateway.clock.advance(1)
    const say = (person: StaffPerson, value: string) => change('mallConfig.slogan', value, person, version)
    const ends = await Promise.allSettled([say(cheng, '早'), say(lu, '晚')])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { by, after } = (await lastChange('mallConfig.slogan')) ?? {}
    const refused = ends.find((end) => end.status === 'rejected')?.reason as Error
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect(refused).toMatchObject({ details: { last: { by }, fields: [{ theirs: after, yours: after === '早' ? '晚' : '早' }] } })
  })

  it('goes back to its default where it has one', async () => {
    const before = await held('onlineTime')
    await change('onlineTime', { weekly: [null, null, null, null, null, null, null], closedOn: [] })
    expect(await cheng.setting.reset({ params: { key: 'onlineTime' } })).toMatchObject({ value: before, isDefault: true })
    expect((await gateway.visitor.mall.onlineTime()).hours).toBe('8:00–22:00')
    await expect(cheng.setting.reset({ params: { key: 'hotWords' } })).rejects.toMatchObject({ status: 409, code: 'NO_DEFAULT' })
    await expect(cheng.setting.reset({ params: { key: 'pictureSecret' } })).rejects.toMatchObject({ status: 404 })
  })

  it('says beside prescription drugs nothing of their effect, of a bargain, or of buying without a prescription', async () => {
    const said = {
      疗效确切: '「疗效」：处方药不能宣传疗效或安全性',
      处方药满减: '「满减」：处方药不能促销',
      无需处方: '「无需处方」：没有处方不能购买处方药',
    }
    for (const [cart, message] of Object.entries(said))
      await expect(change('rxSetting', { ...rxWords, cart })).rejects.toMatchObject({ status: 400, field: 'cart', message })
    // What a shop begins with is within its own rules, and so is saying that nobody buys without one.
    await change('rxSetting', { ...rxWords, cart: '没有处方时不能付款' })
    expect((await gateway.visitor.rx.setting()).cart).toBe('没有处方时不能付款')
    await cheng.setting.reset({ params: { key: 'rxSetting' } })
  })

  it('leads nowhere but into the shop', async () => {
    const lost = change('mallConfig.commonResource1', [{ ...card, link: '/nowhere' }])
    await expect(lost).rejects.toMatchObject({ status: 400, field: '0.link', message: '商城里没有这个地址' })
  })

  it('is not taken back to what the law forbids since', async () => {
    await change('mallConfig.commonResource1', [{ ...card, picture: '/pictures/120031' }])
    await change('mallConfig.commonResource1', [])
    const { changeId = '' } = (await lastChange('mallConfig.commonResource1')) ?? {}
    await gateway.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, '120031'))
    await expect(lu.change.revert({ params: { changeId } })).rejects.toMatchObject({
      status: 400,
      message: '120031 是处方药，处方药不能做广告',
    })
  })
})
