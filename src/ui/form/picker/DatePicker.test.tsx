import { act, fireEvent, render, screen } from '@testing-library/react'
import { DatePicker } from './DatePicker'

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)))
const wheel = (name: string) => screen.getByRole('spinbutton', { name })
const turn = async (name: string, key: string) => {
  fireEvent.keyDown(wheel(name), { key })
  await settled()
}

describe('a date picker', () => {
  it('is turned with the arrow keys and says where it stands', async () => {
    const onPick = jest.fn()
    render(<DatePicker open onClose={() => undefined} title="出生日期" value="2024-03-31" onPick={onPick} />)
    await settled()
    await turn('月', 'ArrowUp')
    expect(wheel('日').getAttribute('aria-valuetext')).toBe('29 日')
    expect(wheel('日').getAttribute('aria-valuemax')).toBe('29')
    await turn('年', 'ArrowDown')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(onPick).toHaveBeenCalledWith('2025-02-28')
  })

  it('gives nothing back when it is closed', async () => {
    const onPick = jest.fn()
    const onClose = jest.fn()
    render(<DatePicker open onClose={onClose} title="出生日期" value="2024-03-31" onPick={onPick} />)
    await settled()
    await turn('日', 'Home')
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalled()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('begins at the nearest day of its range', async () => {
    render(
      <DatePicker
        open
        onClose={() => undefined}
        title="有效期"
        value="1900-01-01"
        min="2020-05-10"
        max="2026-11-21"
        onPick={() => undefined}
      />,
    )
    await settled()
    expect(['年', '月', '日'].map((name) => wheel(name).getAttribute('aria-valuenow'))).toEqual(['2020', '5', '10'])
  })
})
