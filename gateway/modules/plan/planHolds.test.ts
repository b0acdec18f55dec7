import { eq } from 'drizzle-orm'
import type { Policy } from '../../../src/contract/plan'
import { agreementsTo } from '../../../src/contract/agreement'
import { CHILD_AGE } from '../../../src/contract/patient'
import { agreeingTo } from '../../../tests/support/agreements'
import { begun, declared, familyOf, nobodyInsured, toPay } from '../../../tests/support/policies'
import { newBuyers, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { WRITTEN } from '../../../tests/support/signed'
import { policies } from '../../tables'
import { embeddedInsurer } from '../../providers/insurer/embeddedInsurer'
import { policyContent } from './policyContent'

/** Born on 2012-12-01: thirteen years old when these tests begin. */
const CHILD = { name: '周禾', relationLabel: 'child', idCardNumber: '110105201212010029' } as const
const GUARDIAN = { name: '周晓岚', relationLabel: 'mother', phone: '13800006207', cardNum: '110105198807150026' } as const
const BIRTHDAY = '2026-12-01'
const COVERAGE = { policyNumber: 'KNOWN-1', startsOn: '2026-11-01', endsOn: '2027-10-31' }

const insurer = embeddedInsurer(process.cwd())
let shop: Shop
let buyers: Buyer[]
let me: Buyer
let fatherId: string

beforeAll(async () => {
  shop = await shopAt(undefined, { providers: { insurer } })
  buyers = await newBuyers(shop, 10)
})
beforeEach(async () => {
  shop.clock.set('2026-11-21T10:00:00+08:00')
  await nobodyInsured(shop)
  me = buyers.pop()!
  fatherId = await familyOf(me)
})
afterEach(() => jest.restoreAllMocks())

const of = ({ policyId }: Pick<Policy, 'policyId'>) => ({ policyId })
const stored = async ({ policyId }: Policy) => {
  const [row] = await shop.db.select().from(policies).where(eq(policies.id, policyId))
  return { row: row!, content: policyContent(shop.providers.fileKeys, row!) }
}
const pay = async ({ policyId }: Policy) => {
  const { payUrl } = await me.pay.start({ body: { ordersCode: policyId, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
}
/** A child of the member's, who agreed to that. Answers its id. */
async function childOf(who: Buyer): Promise<string> {
  await who.agreement.agree({ body: { agreements: agreeingTo('childrenInfo') } })
  return (await who.patient.add({ body: { ...CHILD, guardianVo: GUARDIAN } })).id
}
const begunFor = (patientId: string, planId: string) =>
  me.plan.begin({ params: { planId }, body: { patientId, relation: 'child', beneficiaries: [] } })
/** Signed for the child, and underwritten. */
async function childToPay(patientId: string, planId = '1'): Promise<Policy> {
  const { policyId, premium } = await declared(me, await begunFor(patientId, planId))
  return me.plan.sign({ params: { policyId }, body: { patientId, premium, written: WRITTEN } })
}
async function childIssued(patientId: string): Promise<Policy> {
  const policy = await childToPay(patientId)
  await pay(policy)
  await shop.jobs()
  return policy
}

describe('a signature that is sent twice with one key', () => {
  it('is answered alike, asks the insurer once and stays the first', async () => {
    const underwrite = jest.spyOn(insurer, 'underwrite')
    const { policyId, premium } = await declared(me, await begun(me, fatherId))
    const body = { patientId: fatherId, premium, written: WRITTEN }
    const sign = () => me.plan.sign({ params: { policyId }, body }, { key: 'the-same-signature' })
    const first = await sign()
    const { signature } = (await stored(first)).content
    expect(await sign()).toEqual({ ...first, serverTime: expect.any(String) as string })
    expect(first.state).toBe('toPay')
    expect(underwrite).toHaveBeenCalledTimes(1)
    expect((await stored(first)).content.signature).toEqual(signature)
  })
})

describe('a policy that was bound by its number before the insurer’s answer came', () => {
  it('is taken over as what was sold here, with the terms of the plan', async () => {
    jest.spyOn(insurer, 'find').mockResolvedValue({ state: 'insured', coverage: COVERAGE })
    jest.spyOn(insurer, 'issue').mockResolvedValue({ state: 'issued', policyNumber: COVERAGE.policyNumber })
    const policy = await toPay(me, fatherId)
    await pay(policy)
    const { benefitId, isSoldHere } = await me.insurance.apply({ body: { planId: 'chronic', patientId: fatherId } })
    expect(isSoldHere).toBe(false)
    await shop.jobs()
    expect((await me.insurance.mine()).results).toMatchObject([
      {
        ...{ benefitId, isSoldHere: true, planId: '1', planName: '安心可·特药医疗险 基础版', percent: 80 },
        ...{ startsOn: '2027-02-20', endsOn: '2027-11-21', limit: { yearly: 50_000_000 } },
      },
    ])
    expect((await stored(policy)).row).toMatchObject({ state: 'active', policyNumber: COVERAGE.policyNumber, benefitId })
  })
})

describe('the rights of a child', () => {
  const signer = async (policy: Policy) => (await me.plan.rights({ params: of(policy) })).signer

  it('are signed for by the guardian until the day of the birthday that ends that, and by the child itself from then on', async () => {
    const policy = await childIssued(await childOf(me))
    shop.clock.set(`${BIRTHDAY}T00:00:00+08:00`)
    shop.clock.advance(-1)
    expect(await signer(policy)).toBe(GUARDIAN.name)
    shop.clock.advance(1)
    expect(await signer(policy)).toBe(CHILD.name)
  })

  it(`are not registered with the guardian’s name once the child is ${CHILD_AGE}`, async () => {
    const policy = await childIssued(await childOf(me))
    shop.clock.set(`${BIRTHDAY}T10:00:00+08:00`)
    const { registers } = await me.plan.rights({ params: of(policy) })
    const register = (typedName: string) =>
      me.plan.register({ params: of(policy), body: { agreements: agreementsTo(registers), typedName } })
    await expect(register(GUARDIAN.name)).rejects.toMatchObject({ code: 'OTHER_NAME' })
    await register(CHILD.name)
    expect((await stored(policy)).content.warrant).toMatchObject({ signerName: CHILD.name })
  })
})

describe('the consent for a child that is taken back', () => {
  const withdraw = () => me.agreement.withdraw({ params: { document: 'childrenInfo' } })

  it.each<[string, (childId: string) => Promise<Policy>]>([
    ['is being filled in', (childId) => begunFor(childId, '2')],
    ['waits for its premium', (childId) => childToPay(childId, '2')],
  ])('closes an application for it that %s, hides it and forgets who it was for', async (_how, apply) => {
    const policy = await apply(await childOf(me))
    await withdraw()
    const { row, content } = await stored(policy)
    expect(row).toMatchObject({ state: 'closed', insuredHmac: '', hiddenAt: expect.any(Date) as Date })
    expect(JSON.stringify(content)).not.toMatch(/周|110105/)
    expect((await me.plan.policies()).results).toEqual([])
    await expect(me.plan.policy({ params: of(policy) })).rejects.toMatchObject({ status: 404 })
  })

  it('leaves a policy that is paid as it is', async () => {
    const policy = await childIssued(await childOf(me))
    const before = await me.plan.policy({ params: of(policy) })
    await withdraw()
    const now = expect.any(String) as string
    expect((await me.plan.policies()).results).toEqual([{ ...before, serverTime: now }])
    expect(before).toMatchObject({ state: 'active', insured: { name: '周*' } })
  })

  it('leaves an application for somebody of age as it is', async () => {
    await childOf(me)
    const policy = await begun(me, fatherId)
    await withdraw()
    expect(await me.plan.policy({ params: of(policy) })).toMatchObject({ state: 'filling', insured: { patientId: fatherId } })
  })
})
