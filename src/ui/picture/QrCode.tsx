import { View } from '@tarojs/components'
import { encode } from 'uqr'
import { Picture } from './Picture'
import './qr.scss'

type Props = {
  text: string
  /** Design points, its quiet zone with it. */
  size: number
  /** What it is, and for what. */
  label: string
}

/** Ink on paper; a drawing knows no tokens. */
const [INK, PAPER] = ['#1b2922', '#ffffff']
/** The quiet zone of the standard (ISO/IEC 18004), in squares. */
const QUIET = 4

/** A code that cameras read, on white with its quiet zone whatever lies behind it. */
export const QrCode = ({ text, size, label }: Props) => (
  <View className="q-qr" style={{ width: `${size}px`, height: `${size}px` }}>
    <Picture className="q-qr__picture" src={drawn(text)} alt={label} eager />
  </View>
)

/** Each dark square by itself. The edges of neighbours fall on the same dots, so that no seam shows between them. */
function drawn(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  const box = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"`
  const paper = `<rect width="${size}" height="${size}" fill="${PAPER}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paper}<path d="${squares.join('')}" fill="${INK}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
