import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queries } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { search } from '@/contract/search'
import { connected } from '../support/network'

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>

const shop = connected()
const pagesAsked = () => shop.network.asked.map(({ url }) => new URL(url).searchParams.get('page'))

/** A page as the gateway answers it. */
const codesOf = async (page: number) => {
  const { results } = await shop.gateway.visitor.search.list({ query: { size: 20, page } })
  return results.map(({ productCode }) => productCode)
}

describe('a list that comes in pages', () => {
  beforeEach(() => queries.clear())

  const opened = async () => {
    const { result } = renderHook(() => usePages(search.list, { query: { size: 20 } }), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('ready'))
    return result
  }

  /** The query tells whoever shows it after its answer, in a task of its own. */
  const comesTo = (list: Awaited<ReturnType<typeof opened>>, pages: number) => waitFor(() => expect(list.current.pages).toBe(pages))

  it('shows every page after the other, and skips none', async () => {
    const list = await opened()
    await act(() => list.current.loadMore())
    await comesTo(list, 2)
    await act(() => list.current.loadMore())
    await comesTo(list, 3)
    expect(pagesAsked()).toEqual(['1', '2', '3'])
    const expected = [...(await codesOf(1)), ...(await codesOf(2)), ...(await codesOf(3))]
    expect(list.current.entries.map(({ productCode }) => productCode)).toEqual(expected)
    expect(new Set(expected).size).toBe(60)
  })

  it('asks for no page while one is on its way', async () => {
    const list = await opened()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    shop.network.stands((_request, pass) => held.then(pass))
    act(() => void list.current.loadMore())
    await waitFor(() => expect(list.current.loadingMore).toBe(true))
    await act(() => list.current.loadMore())
    answer()
    await comesTo(list, 2)
    expect(pagesAsked()).toEqual(['1', '2'])
  })

  it('asks for a page once, however often it is wanted before it is rendered', async () => {
    const list = await opened()
    const { loadMore } = list.current
    await act(() => Promise.all([loadMore(), loadMore(), loadMore()]).then(() => undefined))
    await comesTo(list, 2)
    expect(pagesAsked()).toEqual(['1', '2'])
  })

  it('asks for a page that failed again, and not for the one after it', async () => {
    const list = await opened()
    shop.network.stands((request, pass) =>
      new URL(request.url).searchParams.get('page') === '2' ? Promise.resolve(new Response('{}', { status: 400 })) : pass(),
    )
    await act(() => list.current.loadMore())
    await waitFor(() => expect(list.current.moreFailed).toBe(true))
    expect([list.current.status, list.current.pages]).toEqual(['ready', 1])

    shop.network.passes()
    await act(() => list.current.loadMore())
    await comesTo(list, 2)
    expect(pagesAsked()).toEqual(['2'])
    expect(list.current.entries.map(({ productCode }) => productCode)).toEqual([...(await codesOf(1)), ...(await codesOf(2))])
  })
})
