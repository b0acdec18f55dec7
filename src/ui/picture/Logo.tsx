import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="18" fill="#1F7350"/><path d="M32 54V31" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/><path d="M32 36.5C31 23 38.5 13.5 53 11.5 54.5 26.5 46.5 36 32 36.5z" fill="#fff"/><path d="M32 46C21.5 46.5 13.5 40.5 11 29.5 22.5 28 31 34 32 46z" fill="#C7E3D0"/><circle cx="20" cy="18.5" r="4.2" fill="#DDBE80"/></svg>`
const SOURCE = `data:image/svg+xml,${encodeURIComponent(MARK)}`

/** The seedling of the brand, `size` points wide. Decoration: the name stands beside it. */
export const Logo = ({ size }: { size: number }) => (
  <View
    style={{ width: `${size}px`, height: `${size}px`, flex: 'none', background: `url("${SOURCE}") center / contain no-repeat` }}
    {...a11y({ hidden: true })}
  />
)
