import { Select } from 'antd'
import { givesSomething, PROMOTION_TITLES, PROMOTION_TYPES, type PromotionAhead } from '../../contract/promotion'
import { GiftType } from '../../../src/contract/product'
import { ProductCodes } from '../parts/ProductCodes'
import { codesWords } from '../parts/productCodesIn'
import { RevisedField } from '../parts/RevisedField'
import { RevisedPeriod } from '../parts/RevisedPeriod'
import { GiftField } from './GiftField'
import { LevelList } from './LevelList'
import { PairFields } from './PairFields'
import { hasLevels, levelsWords, ofType, type Fields } from './promotionFields'

type Props = {
  seen: Fields
  /** The gift that stands there, with its unit. */
  gift: string | null
  values: Fields
  change: (fields: PromotionAhead) => void
  /** What the gateway refused: the place, `levels.0.off`, and its words. */
  refused: { field: string; words: string } | undefined
}

const KINDS = [GiftType.discount, GiftType.fullGift, GiftType.gift, GiftType.assort]

/** A promotion as a form: what it gives from what amount on, for which products, from when until when. Its words follow. */
export function PromotionForm({ seen, gift, values, change, refused }: Props) {
  const problemAt = (field: string) => (refused?.field.split('.')[0] === field ? refused.words : undefined)
  const was = (name: keyof Fields, words: string) =>
    JSON.stringify(seen[name]) === JSON.stringify(values[name]) ? undefined : `原 ${words}`
  const isKnown = values.type in PROMOTION_TYPES
  return (
    <section className="revised-card revised-form" aria-label="活动内容">
      {isKnown && (
        <>
          <RevisedField label={PROMOTION_TITLES.type} changed={was('type', PROMOTION_TYPES[seen.type] ?? '')} problem={problemAt('type')}>
            <Select
              aria-label={PROMOTION_TITLES.type}
              options={KINDS.map((type) => ({ value: type, label: PROMOTION_TYPES[type] }))}
              value={values.type}
              onChange={(type: number) => change(ofType(type, values))}
            />
          </RevisedField>
          {values.type === GiftType.assort && <PairFields {...{ seen, values, change, was, problemAt }} />}
          {hasLevels(values.type) && (
            <RevisedField
              label={PROMOTION_TITLES.levels}
              hint="标签和说明随之改写"
              changed={was('levels', levelsWords(seen.levels))}
              problem={problemAt('levels')}
            >
              <LevelList levels={values.levels} isDiscount={values.type === GiftType.discount} onChange={(levels) => change({ levels })} />
            </RevisedField>
          )}
          {givesSomething(values.type) && (
            <RevisedField
              label={PROMOTION_TITLES.giftSkuCode}
              hint="每单送 1 件；处方药、甲类非处方药不能送"
              changed={was('giftSkuCode', gift ?? '（无）')}
              problem={problemAt('giftSkuCode')}
            >
              <GiftField skuCode={values.giftSkuCode} onChange={(giftSkuCode) => change({ giftSkuCode })} />
            </RevisedField>
          )}
          {values.type !== GiftType.assort && (
            <RevisedField
              label={PROMOTION_TITLES.productCodes}
              hint="处方药不能参加"
              changed={was('productCodes', codesWords(seen.productCodes))}
              problem={problemAt('productCodes')}
            >
              <ProductCodes codes={values.productCodes} onChange={(productCodes) => change({ productCodes })} />
            </RevisedField>
          )}
        </>
      )}
      <RevisedPeriod seen={seen} values={values} change={change} problemAt={problemAt} />
    </section>
  )
}
