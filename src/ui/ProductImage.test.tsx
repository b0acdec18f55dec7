import { fireEvent, render, screen } from '@testing-library/react'
import { pictureUrl } from './pictureUrl'
import { ProductImage } from './ProductImage'

const image = () => document.querySelector('img')

describe('a product’s picture', () => {
  it('is 400 wide, or 750 where it is seen large', () => {
    expect(pictureUrl('/pictures/110011')).toBe('/pictures/110011-400.webp')
    expect(pictureUrl('/pictures/110011', 750)).toBe('/pictures/110011-750.webp')
    expect(pictureUrl('https://img.example/a.png')).toBe('https://img.example/a.png')
  })

  it('waits to be near, except on the first screen', () => {
    const { rerender } = render(<ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" />)
    expect(image()?.getAttribute('loading')).toBe('lazy')
    rerender(<ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" eager />)
    expect(image()?.getAttribute('loading')).toBe('eager')
  })

  it('gives way to a leaf where it is broken or missing', () => {
    render(<ProductImage picture="/pictures/x" name="布洛芬缓释胶囊" word="缺货" />)
    fireEvent.error(image() as Element)
    expect(image()).toBeNull()
    expect(screen.getByRole('img', { name: '布洛芬缓释胶囊，缺货' })).toBeTruthy()
    expect(document.querySelector('.i-leaf')).toBeTruthy()
  })
})
