import type { Dose } from '@/contract/dose'
import { MAX_BOXES, TOO_MANY_BOXES } from '@/contract/prescription'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import type { Patient } from '@/contract/patient'
import { product } from '@/contract/product'
import type { ProductCard } from '@/contract/productCard'
import { useCart } from '@/domain/cart/useCart'
import { DiseaseField } from '@/domain/disease/DiseaseField'
import type { DiseaseValue } from '@/domain/disease/diseaseValue'
import { piecesIn } from '@/lib/pieces'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Stepper } from '@/ui/form/Stepper'
import { Sheet } from '@/ui/layer/Sheet'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { DoseField } from './DoseField'
import { withDrug, type WantedDrugs } from './wantedDrugs'
import '../patient/choice.scss'
import './drugs.scss'

type Props = {
  title: string
  value: WantedDrugs
  max: number
  /** What the paper says: drugs that name nothing of their own are for its diagnosis. Without a paper nobody says how they are taken or what for. */
  paper?: { diagnosis: DiseaseValue; patient: Patient | undefined }
  /** The button of a drug's page that leads back here. */
  way: string
  onChange: (drugs: WantedDrugs) => void
  error: string | undefined
}

/** What is to be bought with the prescription, and how many boxes of it. */
export function Drugs({ title, value, max, paper, way, onChange, error }: Props) {
  const [open, setOpen] = useState(false)
  const codes = value.map(({ productCode }) => productCode)
  const cards = useRead(product.batch, { query: { ids: codes.join(',') } }, { enabled: codes.length > 0, keepsPrevious: true })
  const change = (code: string, to: Partial<WantedDrugs[number]>) =>
    onChange(value.map((one) => (one.productCode === code ? { ...one, ...to } : one)))
  const cardOf = (code: string) => cards.data?.results.find(({ productCode }) => productCode === code)
  return (
    <Section title={title} more={`最多 ${max} 种`}>
      {value.map(({ productCode, quantity, disease, dose }) => (
        <Drug
          key={productCode}
          card={cardOf(productCode)}
          quantity={quantity}
          onQuantity={(to) => change(productCode, { quantity: to })}
          paper={
            paper && {
              dose,
              onDose: (to) => change(productCode, { dose: to }),
              disease: disease ?? paper.diagnosis,
              patient: paper.patient,
              onDisease:
                value.length > 1 ? (to) => change(productCode, { disease: to.name === paper.diagnosis.name ? undefined : to }) : undefined,
            }
          }
          onRemove={() => onChange(value.filter((one) => one.productCode !== productCode))}
        />
      ))}
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
      {value.length < max && (
        <View className={value.length > 0 ? 'margin-top-12' : ''}>
          <Button block kind="outline" size="m" icon="plus" onPress={() => setOpen(true)}>
            添加药品
          </Button>
        </View>
      )}
      <Choices
        open={open}
        chosen={codes}
        way={way}
        onClose={() => setOpen(false)}
        onPick={(code) => {
          onChange(withDrug(value, code, max))
          setOpen(false)
        }}
      />
    </Section>
  )
}

/** What the paper says of one drug. */
type OnPaper = {
  disease: DiseaseValue
  patient: Patient | undefined
  dose: Dose | undefined
  onDose: (to: Dose | undefined) => void
  /** Where there are others: each may be for a disease of its own. */
  onDisease: ((to: DiseaseValue) => void) | undefined
}
type DrugProps = {
  card: ProductCard | undefined
  quantity: number
  onQuantity: (to: number) => void
  paper: OnPaper | undefined
  onRemove: () => void
}

function Drug({ card, quantity, onQuantity, paper, onRemove }: DrugProps) {
  const name = card?.name ?? '药品'
  const unit = card && piecesIn(card.specification)?.unit
  return (
    <View className="row gap-12 rx-drugs__one">
      <ProductImage picture={card?.productImageUrl} name={name} size={56} plain />
      <View className="grow">
        <View className="row wrap gap-6">
          <Tag kind="rx">处方药</Tag>
          <Text className="text-16 color-title">{name}</Text>
        </View>
        <View className="text-13 color-secondary margin-top-2">{card?.specification}</View>
        <View className="row justify-between gap-8 margin-top-8">
          <Stepper label={`${name}的盒数`} value={quantity} max={MAX_BOXES} whyMax={TOO_MANY_BOXES} onChange={onQuantity} />
          <IconButton name="trash" size={20} label={`删除${name}`} onPress={onRemove} />
        </View>
        {paper && unit && <DoseField name={name} unit={unit} value={paper.dose} onChange={paper.onDose} />}
        {paper?.onDisease && (
          <View className="rx-drugs__disease">
            <DiseaseField
              label="用于"
              value={paper.disease}
              onChange={paper.onDisease}
              age={paper.patient?.age}
              sex={paper.patient?.sex}
              chronic={paper.patient?.healthInfo?.chronicDiseases}
            />
          </View>
        )}
      </View>
    </View>
  )
}

type ChoicesProps = { open: boolean; chosen: readonly string[]; way: string; onClose: () => void; onPick: (productCode: string) => void }

/** Prescription drugs that were noted in the cart; any other is found by search, whose page leads back here. */
function Choices({ open, chosen, way, onClose, onPick }: ChoicesProps) {
  const { data } = useCart()
  const noted = (data?.groups ?? [])
    .filter(({ kind }) => kind === 'rx')
    .flatMap(({ lines }) => lines.map(({ card }) => card))
    .filter(({ productCode }) => !chosen.includes(productCode))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="添加药品"
      footer={
        <Button block kind="outline" icon="search" onPress={() => go('search')}>
          搜索处方药
        </Button>
      }
    >
      {noted.length === 0 && (
        <View className="text-14 color-secondary rx-drugs__hint">
          处方药清单里没有别的药。搜索到药品后，在药品页点「{way}」就会加到这里，已填的内容不会丢。
        </View>
      )}
      {noted.map(({ productCode, name, specification, productImageUrl }) => (
        <Press key={productCode} className="row gap-12 full-width patient-choice" label={`添加${name}`} onPress={() => onPick(productCode)}>
          <ProductImage picture={productImageUrl} name={name} size={48} plain />
          <View className="grow">
            <View className="text-16 color-title">{name}</View>
            <View className="text-13 color-secondary">{specification}</View>
          </View>
          <Text className="text-14 color-link nowrap">添加</Text>
        </Press>
      ))}
    </Sheet>
  )
}
