import { View } from '@tarojs/components'
import { a11y } from './a11y'
import { cx } from './cx'

type Size = { width?: number | string; height?: number; radius?: number; className?: string }
const measure = (value: number | string) => (typeof value === 'number' ? `${value}px` : value)

/** One grey shape in the place of something that is still coming. */
export const Bone = ({ width = '100%', height = 16, radius = 6, className }: Size) => (
  <View className={cx('sk', className)} style={{ width: measure(width), height: `${height}px`, borderRadius: `${radius}px` }} />
)

/** Level 1 keeps the place of a whole page, level 2 of one part of it (specification 1, section 2). The final layout's sizes, so that nothing jumps. */
export function Skeleton({ level = 2, rows = 3 }: { level?: 1 | 2; rows?: number }) {
  return (
    <View {...a11y({ role: 'status', label: '正在加载', busy: true })}>
      {level === 1 ? (
        <View className="stack pad mt12">
          <View className="q-card">
            <Bone width={128} height={34} />
            <Bone width={200} height={18} className="mt14" />
            <Bone height={20} className="mt16" />
            <Bone width="62%" height={20} className="mt8" />
          </View>
          <Rows rows={rows} />
          <Rows rows={rows} />
        </View>
      ) : (
        <Rows rows={rows} />
      )}
    </View>
  )
}

const Rows = ({ rows }: { rows: number }) => (
  <View className="q-card col g20">
    {Array.from({ length: rows }, (_, row) => (
      <View key={row} className="row g12">
        <Bone width={80} height={80} radius={12} className="none" />
        <View className="grow col g10">
          <Bone width="82%" height={18} />
          <Bone width="52%" height={14} />
          <Bone width={72} height={18} />
        </View>
      </View>
    ))}
  </View>
)
