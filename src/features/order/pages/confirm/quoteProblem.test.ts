import { ApiError } from '@/api/errors'
import { quoteProblem } from './quoteProblem'

const refusal = (status: number, code: string, details?: unknown) => new ApiError({ status, code, message: code, details })

describe('a settlement that cannot be quoted', () => {
  it.each([
    [refusal(410, 'SETTLEMENT_EXPIRED'), false, { kind: 'gone' }],
    [refusal(404, 'NOT_FOUND'), false, { kind: 'gone' }],
    [refusal(404, 'NOT_FOUND'), true, { kind: 'lostChoice' }],
    [refusal(409, 'ALREADY_ORDERED', { orderCode: '2611211234567890' }), false, { kind: 'ordered', orderCode: '2611211234567890' }],
    [refusal(409, 'ALREADY_ORDERED'), false, { kind: 'failed' }],
    [refusal(0, 'NETWORK'), true, { kind: 'failed' }],
    [refusal(503, 'BUSY'), false, { kind: 'failed' }],
    [new Error('broken'), false, { kind: 'failed' }],
  ])('%s with a choice of its own: %s', (error, hasChoice, problem) => {
    expect(quoteProblem(error, { hasChoice })).toEqual(problem)
  })

  it('is none while the price is known', () => {
    expect(quoteProblem(null, { hasChoice: true })).toBeUndefined()
  })
})
