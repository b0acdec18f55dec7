import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from './Tabs'

const WIDTH = 100
const TABS = ['全部', '待付款', '待发货', '待收货', '已完成'].map((text) => ({ key: text, text }))

function Orders() {
  const [tab, setTab] = useState('全部')
  const [badge, setBadge] = useState(0)
  return (
    <>
      <Tabs label="订单状态" tabs={TABS.map((one) => ({ ...one, badge }))} value={tab} onChange={setTab} />
      <button onClick={() => setBadge(badge + 1)}>来了一单</button>
    </>
  )
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

  it('stay where a finger has moved them when a badge comes, and only then', () => {
    render(<Orders />)
    const row = laidOut()
    fireEvent.click(screen.getByRole('tab', { name: '待收货' }))
    row.scrollLeft = 0
    fireEvent.click(screen.getByRole('button', { name: '来了一单' }))
    expect(row.scrollLeft).toBe(0)
    fireEvent.click(screen.getByRole('tab', { name: /^待发货/ }))
    expect(row.scrollLeft).toBe(2 * WIDTH + WIDTH / 2 - 125)
  })
})
