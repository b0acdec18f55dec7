import { View } from '@tarojs/components'
import type { LotteryPrize } from '@/contract/lottery'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'

export type Centre = { title: string; text: string; onPress?: (() => unknown) | undefined }

type Props = { prizes: readonly LotteryPrize[]; lit: number | undefined; centre: Centre; isBusy: boolean }

/** Clockwise from the upper left, in the rows of the grid; the button stands in the middle. */
const ROWS = [
  [0, 1, 2],
  [7, undefined, 3],
  [6, 5, 4],
] as const

/** Eight prizes around the button. */
export const Grid = ({ prizes, lit, centre, isBusy }: Props) => (
  <View className="draw__frame">
    <View className="draw__grid">
      {ROWS.flat().map((place) =>
        place === undefined ? (
          <Button key="centre" {...centre} isBusy={isBusy} />
        ) : (
          <Cell key={place} prize={prizes[place]} isLit={lit === place} />
        ),
      )}
    </View>
  </View>
)

function Button({ title, text, onPress, isBusy }: Centre & { isBusy: boolean }) {
  // The light says that something is under way.
  const { press } = usePress(onPress, { quiet: true })
  return (
    <Press
      className={cx('draw__cell draw__button', !onPress && 'draw__button--off')}
      label={`${title}，${text}`}
      disabled={!onPress || isBusy}
      onPress={press}
    >
      <View className="text-24 serif weight-bold" {...a11y({ hidden: true })}>
        {title}
      </View>
      <View className="text-13 num" {...a11y({ hidden: true })}>
        {text}
      </View>
    </Press>
  )
}

const ICONS: Readonly<Record<string, IconName>> = { coin: 'coin', integral: 'star', coupon: 'coupon', goods: 'gift', none: 'heart' }

function Cell({ prize, isLit }: { prize: LotteryPrize | undefined; isLit: boolean }) {
  if (!prize) return <View className="draw__cell" />
  const { drawTips, imageLink, prizeType } = prize
  return (
    <View className={cx('draw__cell', isLit && 'draw__cell--lit')}>
      {imageLink === null ? (
        <View className={cx('row', `draw__icon--${prizeType}`)}>
          <Icon name={ICONS[prizeType] ?? 'gift'} size={30} />
        </View>
      ) : (
        <ProductImage picture={imageLink} name={drawTips} size={44} plain />
      )}
      <View className="text-13 margin-top-4">{drawTips}</View>
    </View>
  )
}
