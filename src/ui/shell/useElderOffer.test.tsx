import { renderHook, waitFor } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { useElder } from '../text/elder'
import { useLayers } from '../feedback/layerStore'
import { useElderOffer } from './useElderOffer'

const asked = () => useLayers.getState().questions
const openHome = (scale: number) => renderHook(() => useElderOffer(scale)).unmount()

describe('the offer of the elder version', () => {
  beforeEach(() => {
    storage.clear()
    useElder.setState({ elder: false })
    useLayers.setState({ questions: [] })
  })

  it('is made to whoever has large text in the system, and taken', async () => {
    openHome(1.4)
    expect(asked()).toHaveLength(1)
    asked()[0]?.answer(true)
    await waitFor(() => expect(useElder.getState().elder).toBe(true))
    expect(storage.read('elder')).toBe(true)
  })

  it('is made once, whatever was answered', () => {
    openHome(1.4)
    expect(asked()).toHaveLength(1)
    asked()[0]?.answer(false)
    openHome(1.4)
    expect(asked()).toHaveLength(0)
    expect(useElder.getState().elder).toBe(false)
  })

  it('is not made for plain text', () => {
    openHome(1.1)
    expect(asked()).toHaveLength(0)
  })

  it.each([true, false])('is not made to whoever has chosen a version before (%s)', (chosen) => {
    storage.write('elder', chosen)
    openHome(1.4)
    expect(asked()).toHaveLength(0)
  })
})
