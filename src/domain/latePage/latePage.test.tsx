import { act, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useConnectivity } from '@/platform/connectivity'
import { watchFaults } from '@/platform/leaving'
import { pageAt } from '@/routes/resolve'
import Router from '@/taro/universalRouter'
import { startLatePages } from './startLatePages'

// Navigation bar, title and layers are of no concern here, and want an app around them.
jest.mock('@/ui/shell/Screen', () => ({ Screen: ({ children }: { children: unknown }) => children }))
jest.mock('@/routes/useRoute', () => ({ useRoute: () => ({ name: 'search', row: {} }) }))

const PATH = '/search'
type Resolved = [{ default: ComponentType<object> }, { pathname: string }, object]

/** A shop whose page of a path is fetched as `fetchPage` says. */
const opening = (fetchPage: () => Promise<{ default: ComponentType<object> }>) =>
  new Router([{ path: pageAt(PATH).page, action: (context, params) => [fetchPage(), context, params] }]).resolve(PATH) as Promise<Resolved>
const lost = () => Promise.reject(Object.assign(new Error('Loading chunk 42 failed.'), { request: '/js/42.js' }))
const broken = () => Promise.reject(new TypeError('x is not a function'))
const arrived = () => Promise.resolve({ default: () => <>搜索药品</> })

describe('a page whose file does not arrive', () => {
  beforeAll(startLatePages)
  afterEach(() => act(() => useConnectivity.setState({ online: true })))

  it('is a failure page at its own address, and the page itself after a retry', async () => {
    let fetchPage: typeof arrived = lost
    const [{ default: Page }, context] = await opening(() => fetchPage())
    expect(context).toEqual({ pathname: PATH })
    render(<Page />)
    expect(await screen.findByText('这一页没打开')).toBeTruthy()
    fetchPage = arrived
    await act(async () => (await screen.findByText('重新加载')).click())
    expect(await screen.findByText('搜索药品')).toBeTruthy()
  })

  it('names the network where there is none, and comes by itself when it is back', async () => {
    useConnectivity.setState({ online: false })
    let fetchPage: typeof arrived = lost
    const [{ default: Page }] = await opening(() => fetchPage())
    render(<Page />)
    expect(await screen.findByText('没有网络')).toBeTruthy()
    fetchPage = arrived
    act(() => useConnectivity.setState({ online: true }))
    expect(await screen.findByText('搜索药品')).toBeTruthy()
  })

  it('mounts nothing while the shop is reloaded for a file that is gone', async () => {
    // jsdom reloads nothing and says so.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response(null, { status: 404 })))
    const settled = jest.fn()
    void opening(lost).then(settled, settled)
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(settled).not.toHaveBeenCalled()
  })

  it.each([
    ['at once', () => broken()],
    ['after a retry', lost],
  ] as const)('says that the page and not the network failed where its own code did, and reports it (%s)', async (_when, first) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const reported = jest.fn()
    const end = watchFaults(reported)
    let fetchPage: typeof lost = first
    const [{ default: Page }] = await opening(() => fetchPage())
    fetchPage = broken
    render(<Page />)
    expect(await screen.findByText(/^是我们这边出了问题/)).toBeTruthy()
    await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.stringContaining('x is not a function')))
    expect(screen.queryByText(/网络不太顺畅/)).toBeNull()
    // jsdom reloads nothing and says so.
    said.mockClear()
    screen.getByText('重新加载').click()
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1))
    end()
  })
})
