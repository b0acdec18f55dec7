import { plan as contract } from '../../../src/contract/plan'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { inTurn } from '../../db/inTurn'
import type { Db } from '../../db/open'
import { sameHash, sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { maskName } from '../../kernel/work/mask'
import type { Providers } from '../../providers'
import { agreedTo } from '../agreement/agreedTo'
import { CONSENT } from '../agreement/needConsent'
import { onWithdraw } from '../agreement/onWithdraw'
import { pictureOf } from '../prescriptionSign/checkSign'
import { productCards } from '../productCard/cards'
import { answerQuestion, applicantName, begin, declareTrue, readText, signPolicy } from './applying'
import { askFor, policyNow } from './askInsurer'
import { cancelPolicy, closePolicy } from './ending'
import { FAMILIES } from './families'
import { plannedInstalments } from './instalments'
import { openPolicyOf, ownPolicies, ownPolicy, policyWithNumber } from './ownPolicy'
import './payableInstalment'
import './payablePlan'
import { planOf, plansOf, ratesIn } from './planSettings'
import { presentTexts } from './planTexts'
import { policyContent } from './policyContent'
import { policyView, stateOf } from './policyView'
import { ageProblem, lowestOf, rateFor, tableOn } from './rates'
import { rightOrder, rightOrders } from './rightOrders'
import { issuedPolicy, registerRights, registersOf, rightsOf, signerOf, useRight } from './rights'
import { policyPdfLink } from './servePolicyPdf'
import './serviceOrders'
import { forgetChildren } from './unlinkPolicies'
import { shownPlan } from './shownPlan'
import { isOpen } from './steps'

/** Whoever takes the consent for a child back applies for none. */
onWithdraw(CONSENT.children, (tx, { memberId, now, providers: { fileKeys: ring } }) => forgetChildren(tx, { ring, memberId, now }))

const NOTICE = '保险由保险公司承保，保险费由保险公司收取。本店只提供信息展示和投保入口，不是保险人。'
const DEMONSTRATION = '这是演示商城：没有保险公司承保，投保不会产生真实的保险合同。'

export const planHandlers = implement(contract, {
  list: async ({ db, now, providers: { insurer }, query: { family, type } }) => {
    const [plans, rates] = [await plansOf(db, family), await ratesIn(db)]
    return {
      results:
        insurer && (await isOpen(db, family, now))
          ? plans
              .filter((plan) => type === undefined || plan.type === type)
              .map((plan) => shownPlan(plan, lowestOf(tableOn(rates, plan.id, shopDate(now)))))
          : [],
      reads: await presentTexts(db, FAMILIES[family].reads, now),
      notice: insurer?.isDemonstration ? `${NOTICE}${DEMONSTRATION}` : NOTICE,
    }
  },

  quote: async ({ db, now, params: { planId }, query: { age, sex } }) => {
    const plan = await planOf(db, planId)
    const problem = ageProblem(plan, age)
    if (problem !== undefined) return { premium: null, instalments: [], problem }
    const found = rateFor(tableOn(await ratesIn(db), planId, shopDate(now)), { age, sex: sex === 1 ? 1 : 0 })
    if (!found) return { premium: null, instalments: [], problem: '这个方案还没有这个年龄的费率，暂时不能投保' }
    return { premium: found.premium, instalments: plannedInstalments(plan, found.premium), problem: null }
  },

  medicines: async ({ db, now, params: { planId } }) => {
    const { productCodes } = await planOf(db, planId)
    const cards = await productCards(db, productCodes, now)
    return { results: productCodes.flatMap((code) => cards.get(code) ?? []) }
  },

  filling: async (context) => {
    const { db, memberId, params } = context
    const { id: planId } = await planOf(db, params.planId)
    const row = await openPolicyOf(db, { memberId, planId })
    return { policy: row ? await policyView(db, row, openingOf(context)) : null }
  },

  begin: async (context) => {
    const {
      idempotent,
      params: { planId },
      body: form,
    } = context
    insurerOf(context.providers)
    const { policyId } = await idempotent(async (tx) => ({ policyId: await begin(tx, { ...actorOf(context), planId, form }) }))
    return viewOf(context, policyId)
  },

  read: async (context) => {
    const of = policyIn(context)
    await context.transaction((tx) => readText(tx, { ...of, ...context.body }))
    return viewOf(context, of.policyId)
  },

  answer: async (context) => {
    const of = policyIn(context)
    await context.transaction((tx) => answerQuestion(tx, { ...of, ...context.body }))
    return viewOf(context, of.policyId)
  },

  declare: async (context) => {
    const { db, memberId, deviceId, channel, now, body } = context
    const of = policyIn(context)
    const { family } = await ownPolicy(db, of)
    const agreed = await agreedTo(db, body.agreements, now, FAMILIES[family].agrees)
    await context.transaction((tx) =>
      declareTrue(tx, { ...of, patientId: body.patientId, agreed, acting: { memberId, deviceId, channel, now } }),
    )
    return viewOf(context, of.policyId)
  },

  sign: async (context) => {
    const {
      db,
      providers,
      now,
      idempotent,
      body: { premium, patientId, ...form },
    } = context
    const of = policyIn(context)
    const image = await pictureOf(form, await applicantName(db, of))
    await idempotent(async (tx) => {
      await signPolicy(tx, { ...of, image, premium, patientId })
      return { policyId: of.policyId }
    })
    await askFor({ db, providers, now }, await policyNow(db, of.policyId))
    return viewOf(context, of.policyId)
  },

  policies: async (context) => {
    const { db, memberId } = context
    const rows = await ownPolicies(db, memberId)
    return { results: await inTurn(rows, (row) => policyView(db, row, openingOf(context))) }
  },

  policy: (context) => viewOf(context, context.params.policyId),

  close: async ({ db, providers: { fileKeys: ring, bank }, now, memberId, params: { policyId } }) => {
    await closePolicy({ db, ring, bank, now, memberId, policyId })
    return { done: true as const }
  },

  cancel: async (context) => {
    const {
      db,
      providers,
      now,
      idempotent,
      body: { back },
    } = context
    const of = policyIn(context)
    await idempotent(async (tx) => {
      await cancelPolicy(tx, { ...of, back })
      return { policyId: of.policyId }
    })
    await askFor({ db, providers, now }, await policyNow(db, of.policyId))
    return viewOf(context, of.policyId)
  },

  pdf: async ({ db, now, memberId, params: { policyId } }) => policyPdfLink(db, await ownPolicy(db, { memberId, policyId }), now),

  check: async ({ db, now, address, providers: { fileKeys: ring }, body: { policyNumber, code } }) => {
    await refuseGuessing(db, { address, policyNumber, now })
    const row = await policyWithNumber(db, policyNumber)
    const { startsOn, endsOn, terms } = row ?? {}
    if (!row || !terms || !startsOn || !endsOn || !sameHash(sha256(code), sha256(row.checkCode ?? '')))
      throw new HttpError(404, 'NOT_FOUND', '没有查到这份保单，请核对保单号和校验码', { field: 'policyNumber' })
    return {
      ...{ planName: `${terms.name} ${terms.tier}`, insurer: terms.insurer, insuredName: maskName(policyContent(ring, row).insured.name) },
      ...{ startsOn, endsOn, state: stateOf(row, now) },
    }
  },

  rights: async (context) => {
    const {
      db,
      now,
      providers: { fileKeys: ring },
    } = context
    const found = await issuedPolicy(db, policyIn(context))
    const policy = await policyView(db, found.row, openingOf(context))
    return {
      policy,
      results: await rightsOf(db, found, now),
      registers: await registersOf(db, found.row, now),
      signer: await signerOf(db, ring, found.row, now),
    }
  },

  register: async (context) => {
    const {
      db,
      memberId,
      deviceId,
      channel,
      now,
      idempotent,
      body: { agreements, ...form },
    } = context
    const of = policyIn(context)
    const { row } = await issuedPolicy(db, of)
    const agreed = await agreedTo(db, agreements, now, FAMILIES[row.family].registers)
    const signer = await signerOf(db, of.ring, row, now)
    if (signer === null) throw new HttpError(409, 'NO_GUARDIAN', '被保险人未满 14 周岁，请先在用药人里填写监护人', { field: 'signer' })
    const image = await pictureOf(form, signer)
    const hash = sha256(JSON.stringify(agreed))
    const signature = { signerName: signer, image, signedAt: now.toISOString(), hash }
    return idempotent(async (tx) => {
      await registerRights(tx, { ...of, agreed, acting: { memberId, deviceId, channel, now }, signature })
      return { done: true as const }
    })
  },

  use: (context) => useRight(context.db, { ...policyIn(context), ...context.body }),

  orders: ({ db, memberId, providers: { fileKeys: ring }, query: { page, size } }) => rightOrders({ db, ring }, { memberId, page, size }),
  order: ({ db, memberId, providers: { fileKeys: ring }, params: { orderCode } }) => rightOrder({ db, ring }, { memberId, orderCode }),
})

type Shop = { db: Db; providers: Providers; now: Date; memberId: string }

const openingOf = ({ providers: { fileKeys: ring }, now }: Pick<Shop, 'providers' | 'now'>) => ({ ring, now })
const actorOf = ({ providers: { fileKeys: ring }, memberId, now }: Shop) => ({ ring, memberId, now })
const policyIn = (context: Shop & { params: { policyId: string } }) => ({ ...actorOf(context), policyId: context.params.policyId })

const viewOf = async (context: Shop, policyId: string) =>
  policyView(context.db, await ownPolicy(context.db, { memberId: context.memberId, policyId }), openingOf(context))

function insurerOf({ insurer }: Providers): void {
  if (!insurer) throw new HttpError(409, 'NO_INSURER', '本店还没有接通保险公司，暂时不能投保')
}

/** Numbers and codes are not to be found by trying. */
async function refuseGuessing(db: Db, { address, policyNumber, now }: { address: string; policyNumber: string; now: Date }): Promise<void> {
  const message = '查询的次数太多，请稍后再试'
  await enforceRateLimit(db, { bucket: `policyCheck of ${sha256(address)}`, max: 20, seconds: HOUR_SECONDS, message }, now)
  await enforceRateLimit(db, { bucket: `policyCheck ${sha256(policyNumber)}`, max: 20, seconds: DAY_SECONDS, message }, now)
}
