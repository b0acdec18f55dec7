import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queries } from '@/api/queries'
import { useIsCurrent } from '@/domain/mallConfig/useIsCurrent'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useConnectivity } from '@/platform/connectivity'
import { isKeptFrom } from '@/platform/offline/keptNotice'
import { useTabBadges } from '@/ui/shell/tabBadges'
import { connected } from '../support/network'

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
const goOffline = () => act(() => useConnectivity.setState({ online: false }))

connected()
afterEach(() => act(() => useConnectivity.setState({ online: true })))

it.each([
  ['of this visit', { at: 2, error: null }, true],
  ['kept from an earlier one', { at: 1, error: null }, false],
  ['that could not be asked for again', { at: 2, error: new Error() }, false],
])('an answer %s says how things are now, or not', (_what, answer, isCurrent) => {
  isKeptFrom(1)
  expect(renderHook(() => useIsCurrent(answer)).result.current).toBe(isCurrent)
})

describe('without a network', () => {
  it('the hours are told, and not that somebody answers', async () => {
    const { result } = renderHook(useOnlineTime, { wrapper })
    await waitFor(() => expect(result.current).toMatchObject({ online: true, text: '在线 · 服务至 22:00' }))
    goOffline()
    expect(result.current).toEqual({ hours: '8:00–22:00', online: undefined, text: '服务时间 8:00–22:00' })
  })

  it('no tab says that somebody is there', async () => {
    renderHook(useTabs, { wrapper })
    await waitFor(() => expect(useTabBadges.getState()).toMatchObject({ pharmacist: '在线' }))
    goOffline()
    expect(useTabBadges.getState()).not.toHaveProperty('pharmacist')
  })
})
