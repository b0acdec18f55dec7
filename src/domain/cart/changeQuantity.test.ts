import type { Cart } from '@/contract/cart'
import { cartLine } from '../../../tests/support/cartLine'

type Write = { input: { body: { quantity?: number } }; answer: (cart: Cart) => void; refuse: (error: Error) => void }

const writes: Write[] = []
const told: unknown[] = []
const write = (_endpoint: unknown, input: Write['input']) =>
  new Promise<Cart>((answer, refuse) => {
    writes.push({ input, answer, refuse })
  })

/** The modules as they are, over a wire that answers when the test says so. */
async function modules() {
  jest.doMock('@/api/write', () => ({ write }))
  jest.doMock('@/ui/feedback/dialog', () => ({ showError: (error: unknown) => void told.push(error) }))
  return { ...(await import('./changeQuantity')), ...(await import('./cartWrites')), ...(await import('./pendingChanges')) }
}

const cartOf = (quantity: number): Cart => ({
  groups: [{ kind: 'otc', shopName: '青禾自营大药房', lines: [cartLine({ quantity })], promotions: [], gifts: [] }],
  invalid: [],
  count: quantity,
  selectedCount: quantity,
  goods: 2280 * quantity,
  discount: 0,
  freight: 0,
  payable: 2280 * quantity,
})
const settled = () => jest.advanceTimersByTimeAsync(0)
const written = () => writes.map(({ input }) => input.body.quantity)

describe('changing how many', () => {
  let cart: Awaited<ReturnType<typeof modules>>
  const shown = () => cart.usePendingChanges.getState().quantities.ibuprofen
  beforeAll(async () => {
    cart = await modules()
  })
  beforeEach(() => {
    jest.useFakeTimers()
    writes.length = 0
    told.length = 0
    cart.usePendingChanges.setState({ quantities: {}, selections: {} })
  })
  afterEach(() => jest.useRealTimers())

  it('shows every tap at once and writes the last one, 300 ms after it', async () => {
    cart.changeQuantity('ibuprofen', 2)
    cart.changeQuantity('ibuprofen', 3)
    expect(shown()).toBe(3)
    await jest.advanceTimersByTimeAsync(299)
    expect(written()).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(written()).toEqual([3])

    writes[0]?.answer(cartOf(3))
    await settled()
    expect(shown()).toBeUndefined()
  })

  it('falls back and says why when it is refused', async () => {
    cart.changeQuantity('ibuprofen', 9)
    await jest.advanceTimersByTimeAsync(300)
    const refusal = new Error('库存只剩 1 盒')
    writes[0]?.refuse(refusal)
    await settled()
    expect(shown()).toBeUndefined()
    expect(told).toEqual([refusal])
  })

  it('keeps a newer number while an older one is under way, and lets the newer one win', async () => {
    cart.changeQuantity('ibuprofen', 2)
    await jest.advanceTimersByTimeAsync(300)
    cart.changeQuantity('ibuprofen', 5)
    writes[0]?.answer(cartOf(2))
    await settled()
    expect(shown()).toBe(5)

    await jest.advanceTimersByTimeAsync(300)
    expect(written()).toEqual([2, 5])
    writes[1]?.answer(cartOf(5))
    await settled()
    expect(shown()).toBeUndefined()
  })

  it('says nothing about an older number that was refused after a newer one was tapped', async () => {
    cart.changeQuantity('ibuprofen', 2)
    await jest.advanceTimersByTimeAsync(300)
    cart.changeQuantity('ibuprofen', 1)
    writes[0]?.refuse(new Error('too late'))
    await settled()
    expect(shown()).toBe(1)
    expect(told).toEqual([])
  })

  it('writes one after the other, so that the last answer is the newest cart', async () => {
    cart.changeQuantity('ibuprofen', 2)
    await jest.advanceTimersByTimeAsync(300)
    void cart.selectLines(['ibuprofen'], false)
    await settled()
    expect(writes).toHaveLength(1)
    writes[0]?.answer(cartOf(2))
    await settled()
    expect(writes).toHaveLength(2)
    writes[1]?.answer(cartOf(2))
    await settled()
  })

  it('stores what still waits before settling, and tells whether all of it was taken', async () => {
    cart.changeQuantity('ibuprofen', 4)
    const stored = cart.quantitiesStored()
    await settled()
    expect(written()).toEqual([4])
    writes[0]?.refuse(new Error('库存只剩 1 盒'))
    expect(await stored).toBe(false)
  })
})
