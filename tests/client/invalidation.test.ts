import { invalidate, queries, queryKeyOf } from '@/api/queries'
import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { counts } from '@/contract/counts'
import { order } from '@/contract/order'

const ROWS = Object.entries(contract).flatMap(([group, own]) =>
  Object.entries<Endpoint>(own).map(([name, row]): [string, Endpoint] => [`${group}.${name}`, row]),
)
const WRITES = ROWS.filter(([, { method }]) => method !== 'GET')
const provided = new Set(ROWS.flatMap(([, { provides }]) => provides ?? []))

const NEW_SESSION = 'what a member reads is kept under the member; beginSession reads the cart again'
const STEP = 'a step on the way to a login or a proof: no page keeps what it changes'
const SETTLEMENT = 'a settlement is read under an id that is new'
const NO_PAGE = 'no page of the storefront shows what it changes'
const DRAFT = 'a form reads its draft once, when it is opened, and holds what it sends'
const WITHOUT_NAME = 'its page shows what it answered, and nothing of it is kept'
const ENDED = 'the session ends and the whole cache is cleared'

/** Writes that invalidate nothing, and why. */
const NOTHING: Readonly<Record<string, string>> = {
  'account.smsLogin': NEW_SESSION,
  'account.accountLogin': NEW_SESSION,
  'account.register': NEW_SESSION,
  'account.setPassword': NEW_SESSION,
  'account.bindPhone': NEW_SESSION,
  'account.thirdPartyLogin': NEW_SESSION,
  'account.thirdPartyBind': NEW_SESSION,
  'account.wechatPhone': NEW_SESSION,
  'account.exchange': NEW_SESSION,
  'account.exchangeRefused': 'it ends a session that this device never had',
  'account.validate': STEP,
  'account.validateOwn': STEP,
  'account.issueLoginCode': STEP,
  'account.resetPassword': STEP,
  'account.logout': ENDED,
  'analytics.report': NO_PAGE,
  'captcha.ticket': STEP,
  'captcha.image': STEP,
  'captcha.sound': STEP,
  'captcha.smsCode': STEP,
  'captcha.smsCodeV2': STEP,
  'captcha.ownTicket': STEP,
  'captcha.ownSmsCode': STEP,
  'captcha.verify': STEP,
  'cart.nextLevelCoupon': 'a question, asked by POST for the length of its list',
  'chat.token': 'it opens one web socket and is shown by no page',
  'invoice.link': 'a link, of which nothing is stored',
  'complaint.key': 'a new code each time, of which nothing is stored',
  'complaint.reportAnonymously': WITHOUT_NAME,
  'complaint.queryByCode': WITHOUT_NAME,
  'complaint.addByCode': WITHOUT_NAME,
  'consultation.findDoctor': 'a question, asked by POST as the specification prints it',
  'consultation.keepDraft': DRAFT,
  'consultation.dropDraft': DRAFT,
  'deregister.apply': ENDED,
  'deregister.record': 'a question, asked by POST to keep its token out of addresses',
  'insurance.realName': 'it only asks the insurer',
  'insurance.cart': 'a question, asked by POST for the length of its list',
  'insurance.settle': SETTLEMENT,
  'lottery.share': 'the sheet that asked for it shows it, and it stays the same',
  'lottery.openShare': 'it is the sharer, another member, who has one more draw',
  'mall.requestCallback': NO_PAGE,
  'plan.pdf': 'a link, of which nothing is stored',
  'plan.check': 'a question, asked by POST to keep its code out of addresses',
  'plan.use': SETTLEMENT,
  'partner.token': 'called by partners, not by the storefront',
  'partner.profile': 'called by partners, not by the storefront',
  'patient.idCardOcr': 'it only looks at a picture',
  'patient.keepDraft': DRAFT,
  'patient.dropDraft': DRAFT,
  'dataCopy.link': 'its answer is used once and shown by no page',
  'preAsk.init': 'its page shows what it answered, and asks again when it is opened',
  'preAsk.send': 'its page shows what it answered',
  'preAsk.end': 'its page shows what it answered',
  'preAsk.diagnosis': 'its page shows what it answered, and goes on to the confirmation',
  'product.remindOfStock': NO_PAGE,
  'push.register': NO_PAGE,
  'push.unregister': NO_PAGE,
  'questionnaire.save': DRAFT,
  'prescription.check': 'it only looks at pictures',
  'prescription.validFor': 'a question, asked by POST for its list of products',
  'prescription.keepDraft': 'the form that kept it holds what was typed, and reads it anew when it is opened again',
  'prescription.dropDraft': 'the form begins anew by itself',
  'safety.check': 'a question, asked by POST to keep it out of addresses',
  'safety.feedback': NO_PAGE,
  'review.help': 'its row shows what it answered; a list that is sorted by it would jump under the finger',
  'sensitiveWord.check': 'a question, asked by POST to keep it out of addresses',
  'settlement.toSettle': SETTLEMENT,
  'settlement.purchaseNow': SETTLEMENT,
  'settlement.purchase': SETTLEMENT,
  'upload.add': 'the form that sent it shows the picture of the device (domain/upload/usePictures)',
  'upload.addEvidence': 'the form that sent it shows the picture of the device (domain/upload/usePictures)',
  'upload.remove': 'the form has taken it out of its list before it is deleted',
  'wechat.accept': NO_PAGE,
}

describe('the contract', () => {
  it.each(WRITES)('says what %s invalidates, or why nothing', (name, { invalidates = [] }) => {
    expect(invalidates.length > 0).toBe(NOTHING[name] === undefined)
  })

  it.each(ROWS)('invalidates by %s only tags that some read provides', (_name, { invalidates = [] }) => {
    expect(invalidates.filter((tag) => !provided.has(tag))).toEqual([])
  })

  it('provides no tag that nothing invalidates', () => {
    const invalidated = new Set(ROWS.flatMap(([, { invalidates = [] }]) => invalidates))
    expect([...provided].filter((tag) => !invalidated.has(tag))).toEqual([])
  })
})

describe('invalidation', () => {
  const isStale = (row: Endpoint, input: object) => queries.getQueryState(queryKeyOf(row, 'a-member', input))?.isInvalidated
  const inCache = (row: Endpoint, input: object) => void queries.setQueryData(queryKeyOf(row, 'a-member', input), {})

  afterEach(() => queries.clear())

  it('makes every answer stale whose read provides a tag of the row, and no other', async () => {
    const [first, second, one] = [{ query: { tab: 'all' } }, { query: { tab: 'toPay' } }, { params: { orderCode: 'A1' } }]
    inCache(order.list, first)
    inCache(order.list, second)
    inCache(counts.orders, {})
    inCache(order.detail, one)
    await invalidate(order.hide)
    expect([isStale(order.list, first), isStale(order.list, second), isStale(counts.orders, {}), isStale(order.detail, one)]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
