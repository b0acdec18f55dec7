import { PROMOTION_TITLES, type PromotionAhead } from '../../contract/promotion'
import { codesWords } from '../parts/productCodesIn'
import { RevisedField } from '../parts/RevisedField'
import { CompanionList } from './CompanionList'
import { MainProduct } from './MainProduct'
import { companionsWords, type Fields } from './promotionFields'

type Props = {
  seen: Fields
  values: Fields
  change: (fields: PromotionAhead) => void
  was: (name: keyof Fields, words: string) => string | undefined
  problemAt: (field: string) => string | undefined
}

/** Of what is bought together: the main product, and what is cheaper beside it. */
export const PairFields = ({ seen, values, change, was, problemAt }: Props) => (
  <>
    <RevisedField
      label="主商品"
      hint="只选一件；处方药不能参加"
      changed={was('productCodes', codesWords(seen.productCodes))}
      problem={problemAt('productCodes')}
    >
      <MainProduct codes={values.productCodes} onChange={(productCodes) => change({ productCodes })} />
    </RevisedField>
    <RevisedField
      label={PROMOTION_TITLES.companions}
      hint="1 到 3 件，买几件主商品，每种最多省几件；标签和说明随之改写"
      changed={was('companions', companionsWords(seen.companions))}
      problem={problemAt('companions')}
    >
      <CompanionList
        companions={values.companions ?? []}
        main={values.productCodes?.[0]}
        onChange={(companions) => change({ companions })}
      />
    </RevisedField>
  </>
)
