import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { mall } from '@/contract/mall'
import { product } from '@/contract/product'
import { useConnectivity } from '@/platform/connectivity'
import { connected } from '../support/network'
import { queries } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { Loaded } from '@/ui/state/Loaded'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
const readCategories = () => renderHook(() => useRead(mall.categories, {}), { wrapper })

const shop = connected()

describe('a read', () => {
  beforeEach(() => {
    queries.clear()
  })
  afterEach(() => {
    jest.useRealTimers()
    act(() => useConnectivity.setState({ online: true }))
  })

  it('is tried three times, then fails and can be tried again', async () => {
    shop.network.stands(lost)
    const { result } = readCategories()
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(shop.network.asked).toHaveLength(3)

    shop.network.passes()
    await act(() => result.current.retry())
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.data?.results.length).toBeGreaterThan(5)
  })

  it('that fails once shows nothing of it', async () => {
    let asked = 0
    shop.network.stands((_request, pass) => ((asked += 1) === 1 ? lost() : pass()))
    const { result } = readCategories()
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(asked).toBe(2)
  })

  it('that is refused is not tried again', async () => {
    const { result } = renderHook(() => useRead(product.info, { params: { code: '999999' } }), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(shop.network.asked).toHaveLength(1)
  })

  it.each([
    ['hangs at once', 0],
    ['fails once and hangs then', 1],
  ])('that %s fails after the 20 s of the specification, its tries included', async (_name, failures) => {
    jest.useFakeTimers()
    shop.network.stands(() => (shop.network.asked.length <= failures ? lost() : new Promise<Response>(() => undefined)))
    const { result } = readCategories()
    await act(() => jest.advanceTimersByTimeAsync(19_000))
    expect(result.current.status).toBe('loading')
    await act(() => jest.advanceTimersByTimeAsync(1_100))
    expect([result.current.status, shop.network.asked.length]).toEqual(['failed', failures + 1])
  })

  it.each([
    ['no answer', () => new Promise<Response>(() => undefined)],
    ['the page of a captive portal', () => Promise.resolve(new Response('<html>Welcome</html>', { status: 511 }))],
    ['an answer against the contract', () => Promise.resolve(Response.json({}))],
  ])('that got %s says so in Chinese', async (_name, answer) => {
    jest.useFakeTimers()
    shop.network.stands(answer)
    const Page = () => <Loaded of={useRead(product.info, { params: { code: '110011' } })}>{() => null}</Loaded>
    render(<Page />, { wrapper })
    await act(() => jest.advanceTimersByTimeAsync(20_100))
    expect(screen.getByRole('alert').textContent).toMatch(/^网络不太顺畅网络超时，请稍后再试/)
    expect(screen.getByRole('alert').textContent).not.toMatch(/network/)
  })

  it('is given up when its page is left', async () => {
    let given: AbortSignal | undefined
    shop.network.stands((request) => {
      given = request.signal
      return new Promise<Response>(() => undefined)
    })
    const { unmount } = readCategories()
    await waitFor(() => expect(given).toBeDefined())
    expect(given?.aborted).toBe(false)
    unmount()
    await waitFor(() => expect(given?.aborted).toBe(true))
  })

  it('keeps what it has while there is no network, and asks again when it is back', async () => {
    const { result } = readCategories()
    await waitFor(() => expect(result.current.status).toBe('ready'))
    act(() => useConnectivity.setState({ online: false }))
    shop.network.stands(lost)
    await act(() => result.current.retry())
    expect([result.current.status, result.current.data?.results.length]).toEqual(['ready', expect.any(Number)])

    shop.network.passes()
    await act(async () => {
      await queries.invalidateQueries({ refetchType: 'none' })
      useConnectivity.setState({ online: true })
    })
    await waitFor(() => expect(shop.network.asked).toHaveLength(1))
  })
})
