import { render, screen } from '@testing-library/react'
import { Price } from './Price'

describe('a price', () => {
  it.each([
    [2280, '¥22.80', '22 元 8 角'],
    [3900, '¥39.00', '39 元'],
    [5, '¥0.05', '5 分'],
    [10500, '¥105.00', '105 元'],
    [-1000, '-¥10.00', '减 10 元'],
  ])('of %i cents is written %s and read %s', (cents, written, read) => {
    render(<Price cents={cents} />)
    expect(screen.getByRole('img', { name: read }).textContent).toBe(written)
  })

  it('is read as the former one where it is struck through', () => {
    render(<Price cents={2680} kind="del" />)
    expect(screen.getByRole('img', { name: '原价 26 元 8 角' }).textContent).toBe('¥26.80')
  })
})
