import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useConnectivity } from '@/platform/connectivity'
import { pictureUrl } from './pictureUrl'
import { ProductImage } from './ProductImage'

const image = () => document.querySelector('img')

describe('a product’s picture', () => {
  it('is 400 wide, or 750 where it is seen large', () => {
    expect(pictureUrl('/pictures/110011')).toBe('/pictures/110011-400.webp')
    expect(pictureUrl('/pictures/110011', 750)).toBe('/pictures/110011-750.webp')
    expect(pictureUrl('/pictures/110011', 400, 'jpg')).toBe('/pictures/110011-400.jpg')
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

describe('a picture that the browser has kept', () => {
  /** It is there before anything that waits for the first drawing runs. */
  function Kept() {
    useLayoutEffect(() => void image()?.dispatchEvent(new Event('load')), [])
    return <ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" />
  }

  it('is seen at once, without a leaf', () => {
    render(<Kept />)
    expect(document.querySelector('.i-leaf')).toBeNull()
    expect(image()?.className).toContain('q-thumb__image--in')
  })

  it('gives way to a leaf until another one is here', () => {
    const { rerender } = render(<ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" />)
    fireEvent.load(image() as Element)
    expect(document.querySelector('.i-leaf')).toBeNull()
    rerender(<ProductImage picture="/pictures/110012" name="板蓝根颗粒" />)
    expect(document.querySelector('.i-leaf')).toBeTruthy()
  })
})

describe('a picture that did not open', () => {
  it('tells whoever shows it', () => {
    const onBroken = jest.fn()
    render(<ProductImage picture="/pictures/x" name="布洛芬缓释胶囊" onBroken={onBroken} />)
    fireEvent.error(image() as Element)
    expect(onBroken).toHaveBeenCalledTimes(1)
  })

  it('is tried again on a press where it is seen large', () => {
    render(<ProductImage picture="/pictures/x" name="布洛芬缓释胶囊" width={750} />)
    fireEvent.error(image() as Element)
    fireEvent.click(screen.getByRole('button', { name: '布洛芬缓释胶囊的图片没有打开，重试' }))
    expect(image()?.getAttribute('src')).toBe('/pictures/x-750.webp')
  })

  it('is tried again when the network is back, and one that is here stays as it is', () => {
    render(<ProductImage picture="/pictures/x" name="布洛芬缓释胶囊" />)
    fireEvent.error(image() as Element)
    act(() => useConnectivity.setState({ online: false }))
    expect(image()).toBeNull()
    act(() => useConnectivity.setState({ online: true }))
    fireEvent.load(image() as Element)
    act(() => useConnectivity.setState({ online: false }))
    expect(image()?.className).toContain('q-thumb__image--in')
    act(() => useConnectivity.setState({ online: true }))
    expect(image()?.className).toContain('q-thumb__image--in')
  })
})
