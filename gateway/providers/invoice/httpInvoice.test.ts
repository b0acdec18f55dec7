import { localCourier } from '../../../tests/support/localCourier'
import { Unreachable } from '../unreachable'
import { httpInvoice } from './httpInvoice'
import type { IssuedDocument } from './invoiceProvider'

const LINE = { name: '布洛芬缓释胶囊', specification: '0.3g×20粒', quantity: 1, amount: 2280, net: 2018, tax: 262, rate: 13 }
const DOCUMENT: IssuedDocument = {
  key: 'in 1',
  colour: 'blue',
  orderCode: '2611210123456789',
  buyer: { kind: 'person', name: '周岚', taxNumber: '' },
  seller: { name: '青禾大药房', taxNumber: '' },
  lines: [LINE],
  ...{ amount: 2280, net: 2018, tax: 262, blueNumber: null, reason: null },
  number: '26322000000455120457',
  issuedAt: new Date('2026-11-21T10:00:00+08:00'),
}

let answer: { status: number; body?: unknown }
let service: Awaited<ReturnType<typeof localCourier>>
beforeAll(async () => {
  service = await localCourier(() => answer)
})
afterAll(() => service.close())
const provider = () => httpInvoice(service.url, 'a-token')

describe('the invoice service', () => {
  it('is asked under the key and answers its number, a refusal, or that it is not done', async () => {
    answer = { status: 200, body: { state: 'issued', number: DOCUMENT.number } }
    expect(await provider().issue(DOCUMENT)).toEqual({ state: 'issued', number: DOCUMENT.number })
    const { key: _key, issuedAt: _at, ...body } = DOCUMENT
    expect(service.asked.at(-1)).toMatchObject({ line: 'PUT /shop/invoices/in%201', token: 'Bearer a-token', body })
    answer = { status: 200, body: { state: 'refused', reason: '税号与名称不一致' } }
    expect(await provider().issue(DOCUMENT)).toEqual(answer.body)
    answer = { status: 202 }
    expect(await provider().issue(DOCUMENT)).toEqual({ state: 'underWay' })
    expect(provider().isDemonstration).toBe(false)
  })

  it.each([
    [{ state: 'issued', number: '<b>' }, /is wrong at number/],
    [{ state: 'done' }, /is wrong at/],
  ])('is not believed with %o', async (body, problem) => {
    answer = { status: 200, body }
    await expect(provider().issue(DOCUMENT)).rejects.toThrow(problem)
  })

  it('is away with a fault of its own, and where what it sends is no PDF', async () => {
    answer = { status: 503 }
    await expect(provider().issue(DOCUMENT)).rejects.toBeInstanceOf(Unreachable)
    answer = { status: 200, body: { not: 'a PDF' } }
    await expect(provider().pdf(DOCUMENT)).rejects.toBeInstanceOf(Unreachable)
    answer = { status: 404 }
    await expect(provider().pdf(DOCUMENT)).rejects.toThrow('answered 404')
  })
})
