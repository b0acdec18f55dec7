import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Button } from '../press/Button'
import { NumberRow } from './NumberRow'

const written: string[] = []
beforeEach(() => {
  written.length = 0
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
})

describe('the row of a number', () => {
  it('copies the number, and says of what', async () => {
    render(<NumberRow label="退款编号" number="TK2026112400001" />)
    expect(screen.getByText('TK2026112400001').className).toContain('taro-text__selectable')
    fireEvent.click(screen.getByRole('button', { name: '复制退款编号' }))
    await waitFor(() => expect(written).toEqual(['TK2026112400001']))
  })

  it('has another button where it leads on instead', () => {
    const open = jest.fn()
    render(
      <NumberRow label="订单编号" number="2026112400001">
        <Button label="查看订单" onPress={open}>
          查看
        </Button>
      </NumberRow>,
    )
    fireEvent.click(screen.getByRole('button', { name: '查看订单' }))
    expect(open).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: '复制订单编号' })).toBeNull()
  })
})
