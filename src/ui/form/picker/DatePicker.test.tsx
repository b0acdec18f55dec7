import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DatePicker } from './DatePicker'

const wheel = (name: string) => screen.getByRole('spinbutton', { name })
/** Turns a wheel by a key until it stands at a number. */
const turn = async (name: string, { key, to }: { key: string; to: string }) => {
  fireEvent.keyDown(await screen.findByRole('spinbutton', { name }), { key })
  await waitFor(() => expect(wheel(name).getAttribute('aria-valuenow')).toBe(to))
}

describe('a date picker', () => {
  it('is turned with the arrow keys and says where it stands', async () => {
    const onPick = jest.fn()
    render(<DatePicker open onClose={() => undefined} title="出生日期" value="2024-03-31" onPick={onPick} />)
    await turn('月', { key: 'ArrowUp', to: '2' })
    expect(wheel('日').getAttribute('aria-valuetext')).toBe('29 日')
    expect(wheel('日').getAttribute('aria-valuemax')).toBe('29')
    await turn('年', { key: 'ArrowDown', to: '2025' })
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(onPick).toHaveBeenCalledWith('2025-02-28')
  })

  it('gives nothing back when it is closed', async () => {
    const onPick = jest.fn()
    const onClose = jest.fn()
    render(<DatePicker open onClose={onClose} title="出生日期" value="2024-03-31" onPick={onPick} />)
    await turn('日', { key: 'Home', to: '1' })
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
    await screen.findByRole('spinbutton', { name: '年' })
    expect(['年', '月', '日'].map((name) => wheel(name).getAttribute('aria-valuenow'))).toEqual(['2020', '5', '10'])
  })
})
