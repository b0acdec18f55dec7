import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CabinetPerson, Medicine } from '@/contract/cabinet'
import type { ProductCard } from '@/contract/productCard'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { wordFor } from '../../people'
import { expiryOf, inOrder, piecesText } from '../../standing'
import { throwAway } from '../../takeOut'
import { Recount } from './Recount'

type Props = {
  /** Everybody's. */
  medicines: readonly Medicine[]
  people: readonly CabinetPerson[]
  whose: string | null
  day: string
  cards: ReadonlyMap<string, ProductCard>
}

/** How many are shown until all are asked for. */
const FIRST = 3

/** Everything at home: what is past or ends first on top. */
export function AtHome({ medicines, people, whose, day, cards }: Props) {
  const [all, setAll] = useState(false)
  const [counting, setCounting] = useState<Medicine>()
  const inTurn = inOrder(medicines, { patientId: whose, day })
  return (
    <View className="q-card cabinet-home">
      <View className="row justify-between gap-12">
        <View className="text-18 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          家里的药
        </View>
        <View className="text-13 color-secondary">{medicines.length} 种</View>
      </View>
      <View {...a11y({ role: 'list', label: '家里的药' })}>
        {(all ? inTurn : inTurn.slice(0, FIRST)).map((medicine) => (
          <Row
            key={medicine.id}
            medicine={medicine}
            card={cards.get(medicine.productCode ?? '')}
            day={day}
            word={medicine.patientId === whose ? undefined : wordFor(people, medicine.patientId)}
            onCount={() => setCounting(medicine)}
          />
        ))}
      </View>
      {medicines.length > FIRST && (
        <Press className="row justify-between full-width cabinet-all" expanded={all} onPress={() => setAll(!all)}>
          <View className="text-14 color-title">{all ? '只看前几种' : `全部 ${medicines.length} 种`}</View>
          <Icon name={all ? 'arrow-up' : 'arrow-down'} size={16} className="chevron" />
        </Press>
      )}
      {counting && <Recount key={counting.id} medicine={counting} onClose={() => setCounting(undefined)} />}
    </View>
  )
}

type RowProps = {
  medicine: Medicine
  card: ProductCard | undefined
  day: string
  /** Whose it is, where it is not the chosen one's. */
  word: string | undefined
  onCount: () => void
}

function Row({ medicine, card, day, word, onCount }: RowProps) {
  const { id, name, specification, unit, left, expiresOn, daysLeft } = medicine
  const expiry = expiryOf(expiresOn, day)
  const counted = left !== null && unit !== null ? `余 ${piecesText(left, unit)}` : undefined
  return (
    <View className="row gap-12 elder-wrap cabinet-row" {...a11y({ role: 'listitem' })}>
      <Press
        className="row gap-12 grow text-left cabinet-row__main"
        block
        label={`${name}，查看和修改`}
        onPress={() => go('cabinetMedicine', { mode: 'edit', id })}
      >
        <ProductImage picture={card?.productImageUrl} name={name} size={56} plain />
        <View className="grow">
          <View className="row wrap gap-6 text-16 weight-medium color-title">
            {name}
            {word !== undefined && <Tag>{word}</Tag>}
          </View>
          {(specification !== '' || counted !== undefined) && (
            <View className="text-13 color-secondary margin-top-2">
              {specification}
              {specification !== '' && counted !== undefined && '，'}
              {counted !== undefined && <Text className="nowrap">{counted}</Text>}
            </View>
          )}
          <Until expiry={expiry} daysLeft={daysLeft} />
        </View>
      </Press>
      {expiry?.tone === 'past' || (expiry?.tone === 'soon' && unit === null) ? (
        <Button kind="outline" size="s" label={`${name}已处理`} onPress={() => throwAway(medicine)}>
          已处理
        </Button>
      ) : (
        unit !== null && (
          <Button kind="outline" size="s" label={`改${name}的数量`} onPress={onCount}>
            改数量
          </Button>
        )
      )}
    </View>
  )
}

function Until({ expiry, daysLeft }: { expiry: ReturnType<typeof expiryOf>; daysLeft: number | null }) {
  const lasts = daysLeft !== null && daysLeft > 0 && expiry?.tone !== 'past' ? `约还能吃 ${daysLeft} 天` : undefined
  if (!expiry && lasts === undefined) return <View className="text-13 color-secondary margin-top-2">没填有效期</View>
  const isWarning = expiry !== undefined && expiry.tone !== 'fine'
  return (
    <View className="row wrap gap-4 text-13 margin-top-2">
      {lasts !== undefined && <View className="color-body nowrap">{`${lasts}${expiry ? '，' : ''}`}</View>}
      {expiry && (
        <View className={cx('row gap-4 nowrap', isWarning ? 'cabinet-warning weight-medium' : 'color-body')}>
          {isWarning && <Icon name="warning" size={14} />}
          {expiry.text}
        </View>
      )}
    </View>
  )
}
