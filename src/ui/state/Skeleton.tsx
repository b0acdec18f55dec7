import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'

type Size = { width?: number | string; height?: number; radius?: number; className?: string }
const measure = (value: number | string) => (typeof value === 'number' ? `${value}px` : value)

/** One grey shape in the place of something that is still coming. */
export const SkeletonShape = ({ width = '100%', height = 16, radius = 6, className }: Size) => (
  <View className={cx('skeleton', className)} style={{ width: measure(width), height: `${height}px`, borderRadius: `${radius}px` }} />
)

/** Level 1 keeps the place of a whole page, level 2 of one part of it (specification 1, section 2). The final layout's sizes, so that nothing jumps. */
export function Skeleton({ level = 2, rows = 3 }: { level?: 1 | 2; rows?: number }) {
  return (
    <View {...a11y({ role: 'status', label: '正在加载', busy: true })}>
      {level === 1 ? (
        <View className="stack padding-gutter margin-top-12">
          <View className="q-card">
            <SkeletonShape width={128} height={34} />
            <SkeletonShape width={200} height={18} className="margin-top-14" />
            <SkeletonShape height={20} className="margin-top-16" />
            <SkeletonShape width="62%" height={20} className="margin-top-8" />
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
  <View className="q-card column gap-20">
    {Array.from({ length: rows }, (_, row) => (
      <View key={row} className="row gap-12">
        <SkeletonShape width={80} height={80} radius={12} className="flex-none" />
        <View className="grow column gap-10">
          <SkeletonShape width="82%" height={18} />
          <SkeletonShape width="52%" height={14} />
          <SkeletonShape width={72} height={18} />
        </View>
      </View>
    ))}
  </View>
)
