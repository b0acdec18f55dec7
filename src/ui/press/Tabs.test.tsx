import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from './Tabs'

const WIDTH = 100
const TABS = ['全部', '待付款', '待发货', '待收货', '已完成'].map((text) => ({ key: text, text }))

function Orders() {
  const [tab, setTab] = useState('全部')
  return <Tabs label="订单状态" tabs={TABS} value={tab} onChange={setTab} />
}

/** jsdom lays nothing out: a row of 250 px with tabs of 100. */
function laidOut() {
  const row = screen.getByRole('tablist', { name: '订单状态' })
  Object.defineProperty(row, 'clientWidth', { value: 250 })
  screen.getAllByRole('tab').forEach((tab, at) => {
    Object.defineProperties(tab, { offsetLeft: { value: at * WIDTH }, offsetWidth: { value: WIDTH } })
  })
  return row
}

describe('tabs wider than their place', () => {
  it('bring the chosen one into the middle', () => {
    render(<Orders />)
    const row = laidOut()
    fireEvent.click(screen.getByRole('tab', { name: '待收货' }))
    expect(row.scrollLeft).toBe(3 * WIDTH + WIDTH / 2 - 125)
  })
})
