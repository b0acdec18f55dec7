import { act, fireEvent, render, screen } from '@testing-library/react'
import { EndlessList, type Paging } from './EndlessList'
import { Loaded, type Reading } from './Loaded'

const reading = (of: Partial<Reading<string[]>>): Reading<string[]> => ({
  data: undefined,
  status: 'loading',
  error: undefined,
  retry: async () => undefined,
  ...of,
})
const show = (of: Partial<Reading<string[]>>) =>
  render(
    <Loaded of={reading(of)} empty={(names) => names.length === 0} emptyView={<div>还没有收藏</div>}>
      {(names) => <div>{names.join('、')}</div>}
    </Loaded>,
  )

describe('what is read', () => {
  it('keeps its place while it comes', () => {
    show({})
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy()
  })

  it('says that it failed, and tries again', async () => {
    const retry = jest.fn(async () => undefined)
    show({ status: 'failed', retry })
    expect(screen.getByRole('alert').textContent).toContain('网络不太顺畅')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await act(async () => undefined)
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows the failure state of its call beside the retry', () => {
    show({ status: 'failed', data: ['缬沙坦胶囊'] })
    expect(screen.getByText('缬沙坦胶囊')).toBeTruthy()
    expect(screen.getByRole('button', { name: '加载失败，点此重试' })).toBeTruthy()
  })

  it('says of nothing that did not come that it failed', () => {
    show({ status: 'failed', data: [] })
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.queryByText('还没有收藏')).toBeNull()
  })

  it('says that there is nothing', () => {
    show({ status: 'ready', data: [] })
    expect(screen.getByText('还没有收藏')).toBeTruthy()
  })
})

const paging = (of: Partial<Paging<number>>): Paging<number> => ({
  entries: [1, 2],
  status: 'ready',
  error: undefined,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  pages: 1,
  loadMore: async () => undefined,
  retry: async () => undefined,
  ...of,
})
const list = (of: Partial<Paging<number>>) => (
  <EndlessList of={paging(of)} row={(entry) => <span>第 {entry} 行</span>} keyOf={String} empty={<div>没有找到</div>} />
)

describe('an endless list', () => {
  it('says 没有更多了 only after its second page', () => {
    const { rerender } = render(list({ pages: 1 }))
    expect(screen.queryByText('没有更多了')).toBeNull()
    rerender(list({ pages: 2 }))
    expect(screen.getByText('没有更多了')).toBeTruthy()
  })

  it('asks again for a page that failed', async () => {
    const loadMore = jest.fn(async () => undefined)
    render(list({ hasMore: true, moreFailed: true, loadMore }))
    fireEvent.click(screen.getByRole('button', { name: '加载失败，点此重试' }))
    await act(async () => undefined)
    expect(loadMore).toHaveBeenCalledTimes(1)
  })

  it('shows what stands for nothing', () => {
    render(list({ entries: [] }))
    expect(screen.getByText('没有找到')).toBeTruthy()
  })

  it('goes on where its pages so far hold nothing to show', () => {
    render(list({ entries: [], hasMore: true }))
    expect(screen.queryByText('没有找到')).toBeNull()
    expect(screen.getByText('加载更多')).toBeTruthy()
  })

  describe('whose end stands on the screen', () => {
    const laidOut = (top: number) => {
      jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    }
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
    })
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

    it('asks for the next page by itself', async () => {
      laidOut(100)
      const loadMore = jest.fn(async () => undefined)
      render(list({ hasMore: true, loadMore }))
      await pass(0)
      expect(loadMore).toHaveBeenCalledTimes(1)
    })

    it('looks at most every 200 ms while it is scrolled', async () => {
      laidOut(9000)
      const loadMore = jest.fn(async () => undefined)
      render(list({ hasMore: true, loadMore }))
      await pass(0)
      laidOut(100)
      for (let turn = 0; turn < 10; turn += 1) {
        fireEvent.scroll(document)
        await pass(15)
      }
      expect(loadMore).not.toHaveBeenCalled()
      await pass(60)
      expect(loadMore).toHaveBeenCalledTimes(1)
    })

    it('looks ten times, 50 ms apart, for an end that has no place yet', async () => {
      const loadMore = jest.fn(async () => undefined)
      render(list({ hasMore: true, loadMore }))
      await pass(430)
      expect(loadMore).not.toHaveBeenCalled()
      laidOut(100)
      await pass(50)
      expect(loadMore).toHaveBeenCalledTimes(1)
    })
  })
})
