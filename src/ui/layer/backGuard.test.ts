import { waitFor } from '@testing-library/dom'
import { guardBack } from './backGuard'

/** Goes back, and comes back when the last one who is told has been told: `popstate` is heard in one go. */
const back = async (heard: jest.Mock) => {
  window.history.back()
  await waitFor(() => expect(heard).toHaveBeenCalled())
}

describe('going back', () => {
  const router = jest.fn()
  beforeAll(() => {
    window.addEventListener('popstate', router)
    window.history.pushState({ idx: 1 }, '', '/cart')
    window.history.pushState({ idx: 2 }, '', '/product/110011.html')
  })

  it('closes the layer on top and leaves the page where it is', async () => {
    const close = jest.fn()
    guardBack(close)
    await back(close)
    expect(close).toHaveBeenCalledTimes(1)
    expect(location.pathname).toBe('/product/110011.html')
    expect(window.history.state).toEqual({ idx: 2 })
    expect(router).not.toHaveBeenCalled()
  })

  it('closes two layers one after the other', async () => {
    const lower = jest.fn()
    const upper = jest.fn()
    guardBack(lower)
    guardBack(upper)
    await back(upper)
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
    await back(lower)
    expect(lower).toHaveBeenCalledTimes(1)
    expect(router).not.toHaveBeenCalled()
  })

  it('leaves the page in one step after a layer was closed by its cross', async () => {
    const close = jest.fn()
    guardBack(close)()
    await back(router)
    expect(close).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/cart')
    expect(router).toHaveBeenCalledTimes(1)
  })
})
