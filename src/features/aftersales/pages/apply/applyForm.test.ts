import type { RefundableLine } from '@/contract/refundOrders'
import { begunWith, formOf, problemsOf, reasonsFor, stillThere } from './applyForm'

const line = (lineId: string, left: number, reasons: string[] = ['damaged', 'quality']) =>
  ({ lineId, left, reasons }) as unknown as RefundableLine
const BLANK = begunWith([line('a', 1), line('b', 2)], undefined)

describe('the application for a refund', () => {
  it('begins with the line that led to it, with the only one there is, or with none', () => {
    expect(begunWith([line('a', 1), line('b', 2)], 'b').pieces).toEqual({ b: 2 })
    expect(begunWith([line('a', 3), line('b', 0)], undefined).pieces).toEqual({ a: 3 })
    expect(BLANK.pieces).toEqual({})
  })

  it('offers the reasons that hold for every chosen line, and none that this version does not know', () => {
    const lines = [line('a', 1, ['notWanted', 'damaged']), line('b', 1, ['damaged', 'quality', 'ofANewerGateway'])]
    expect(reasonsFor(lines, { pieces: { a: 1, b: 1 } })).toEqual(['damaged'])
    expect(reasonsFor(lines, { pieces: { b: 1 } })).toEqual(['damaged', 'quality'])
    expect(reasonsFor(lines, { pieces: {} })).toEqual([])
  })

  it('keeps of what was typed before only what is still left', () => {
    const typed = { pieces: { a: 3, b: 1, gone: 1 }, note: '破了' }
    const lines = [line('a', 2), line('b', 0), line('c', 1)]
    expect(stillThere(typed, { begun: BLANK, lines })).toEqual({ pieces: { a: 2 }, note: '破了' })
    expect(stillThere(typed, { begun: begunWith(lines, 'c'), lines })).toEqual({ pieces: { c: 1 }, note: '破了' })
  })

  it.each([
    ['nothing', {}, ['pieces', 'reason']],
    ['a fault without a picture', { pieces: { a: 1 }, reason: 'damaged', type: 'refundOnly' }, ['pictures']],
    ['a change of mind', { pieces: { a: 1 }, reason: 'notWanted', type: 'returnAndRefund' }, ['isIntact']],
    ['what did not come', { pieces: { a: 1 }, reason: 'notReceived', type: 'refundOnly' }, []],
  ] as const)('with %s put in misses %j%j', (_, put, missing) => {
    const problems = Object.entries(problemsOf({ ...BLANK, ...put })).filter(([, problem]) => problem !== undefined)
    expect(problems.map(([key]) => key)).toEqual(missing)
  })

  it('declares nothing that its reason does not ask for, and leaves out a phone that was not given', () => {
    const handedIn = formOf(
      { ...BLANK, pieces: { a: 2 }, reason: 'damaged', type: 'refundOnly', isIntact: true, note: ' 盒子破了 ' },
      { orderCode: 'o1', expectedAmount: 990 },
    )
    expect(handedIn).toEqual({
      ...{ orderCode: 'o1', expectedAmount: 990, pieces: [{ lineId: 'a', quantity: 2 }], reason: 'damaged', type: 'refundOnly' },
      ...{ pictures: [], note: '盒子破了', isIntact: false },
    })
  })
})
