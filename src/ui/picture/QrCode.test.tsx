import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { QrCode } from './QrCode'

const DOTS = 6

/** What a camera sees of the drawing: each of its squares so many dots wide, on a dark ground. */
function read(source: string): string | undefined {
  const svg = decodeURIComponent(source.slice(source.indexOf(',') + 1))
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const side = size * DOTS
  const dots = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g))
    for (let row = 0; row < DOTS; row += 1) {
      const from = ((Number(y) * DOTS + row) * side + Number(x) * DOTS) * 4
      for (let at = from; at < from + DOTS * 4; at += 4) dots.fill(0, at, at + 3)
    }
  return jsQR(dots, side, side)?.data
}

it.each(['88061234045712345678', 'https://qinghe.example/'])('is read as %s, and said aloud by its name', (text) => {
  render(<QrCode text={text} size={232} label="会员二维码" />)
  expect(read(screen.getByRole('img', { name: '会员二维码' }).getAttribute('src') ?? '')).toBe(text)
})
