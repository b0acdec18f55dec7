import { localCourier } from '../../../tests/support/localCourier'
import { Unreachable } from '../unreachable'
import { httpInsurer } from './httpInsurer'
import type { Application, PolicyDocument } from './insurer'

const PERSON = { name: '周建国', idCardNumber: '320106195909121519' }
const APPLICATION: Application = {
  ...{ key: 'a 1', planId: '11', premium: 39_800, rateFrom: '2026-11-01', relation: 'parent' },
  instalments: [{ month: 0, amount: 39_800, isOnResult: false }],
  insured: { ...PERSON, age: 67, sex: 0 },
  applicant: { name: '周晓岚', idCardNumber: '110105198807150026' },
}
const { key: _key, ...BODY } = APPLICATION
const DAYS = { startsOn: '2026-11-22', endsOn: '2027-11-21' }
const POLICY = { key: 'a 1', policyNumber: 'QH-2026-1' }

let answer: { status: number; body?: unknown }
let service: Awaited<ReturnType<typeof localCourier>>
beforeAll(async () => {
  service = await localCourier(() => answer)
})
afterAll(() => service.close())
const insurer = () => httpInsurer(service.url, 'a-token')
const issued = { state: 'issued', policyNumber: POLICY.policyNumber }

describe('the insurer service', () => {
  it.each([
    ['find', () => insurer().find('1', PERSON, new Date()), 'POST /shop/coverages', { planId: '1', ...PERSON }, { state: 'notInsured' }],
    ['quote', () => insurer().quote(APPLICATION), 'PUT /shop/applications/a%201/quote', BODY, { state: 'other', premium: 41_000 }],
    [
      'underwrite',
      () => insurer().underwrite(APPLICATION),
      'PUT /shop/applications/a%201/underwriting',
      BODY,
      { state: 'declined', reason: '不承保' },
    ],
    ['issue', () => insurer().issue(APPLICATION, DAYS), 'PUT /shop/policies/a%201', { ...BODY, ...DAYS }, issued],
    [
      'cancel',
      () => insurer().cancel({ ...POLICY, back: 100 }),
      'PUT /shop/policies/a%201/cancellation',
      { policyNumber: POLICY.policyNumber, back: 100 },
      { state: 'cancelled' },
    ],
    [
      'evaluate',
      () => insurer().evaluate({ ...POLICY, number: 2 }),
      'PUT /shop/policies/a%201/results/2',
      { policyNumber: POLICY.policyNumber },
      { state: 'helped' },
    ],
    [
      'claim',
      () => insurer().claim({ ...POLICY, amount: 100 }),
      'PUT /shop/claims/a%201',
      { policyNumber: POLICY.policyNumber, amount: 100 },
      { state: 'taken' },
    ],
  ])('is asked to %s with its token, under the key, and believed', async (_call, ask, line, body, said) => {
    answer = { status: 200, body: said }
    expect(await ask()).toEqual(said)
    expect(service.asked.at(-1)).toEqual({ line, token: 'Bearer a-token', body })
    answer = { status: 200, body: { state: 'perhaps' } }
    await expect(ask()).rejects.toThrow(/is wrong at/)
    answer = { status: 503 }
    await expect(ask()).rejects.toBeInstanceOf(Unreachable)
  })

  it.each([
    ['underwriting', () => insurer().underwrite(APPLICATION)],
    ['issuing', () => insurer().issue(APPLICATION, DAYS)],
    ['cancelling', () => insurer().cancel({ ...POLICY, back: 100 })],
    ['a result', () => insurer().evaluate({ ...POLICY, number: 2 })],
    ['a claim', () => insurer().claim({ ...POLICY, amount: 100 })],
  ])('takes note of %s, which is asked about again', async (_what, ask) => {
    answer = { status: 202 }
    expect(await ask()).toEqual({ state: 'pending' })
  })

  it.each([
    ['a coverage', () => insurer().find('1', PERSON, new Date())],
    ['a quote', () => insurer().quote(APPLICATION)],
  ])('may not leave %s open', async (_what, ask) => {
    answer = { status: 202 }
    await expect(ask()).rejects.toThrow(/took note of what wants an answer/)
  })

  it('is not believed with a number that could be anything, and is away where its paper is no PDF', async () => {
    answer = { status: 200, body: { state: 'issued', policyNumber: '<b>' } }
    await expect(insurer().issue(APPLICATION, DAYS)).rejects.toThrow(/is wrong at policyNumber/)
    answer = { status: 200, body: {} }
    await expect(insurer().pdf({ title: '保险单' } as PolicyDocument)).rejects.toBeInstanceOf(Unreachable)
    expect(insurer().isDemonstration).toBe(false)
  })
})
