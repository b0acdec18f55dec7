import { View } from '@tarojs/components'
import type { DrugMark, ProductCard } from '@/contract/productCard'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'

/** What somebody needs to buy a product, by how the law classes it. */
const NEEDS: Readonly<Record<DrugMark, string>> = {
  rx: '这是处方药，要有医生开的处方。有处方就拍照上传，药师审核通过后可以下单；没有处方，可以先问诊，由医生判断要不要开。',
  otcA: '这是甲类非处方药，不用处方。请先看说明书，拿不准时问药师。',
  otcB: '这是乙类非处方药，不用处方。请先看说明书，拿不准时问药师。',
  none: '这件商品不是药品，可以直接购买。',
}

/** What it needs, and the ways to it. */
export const Ways = ({ card: { productCode, mark } }: { card: ProductCard }) => (
  <Section title="怎么买">
    <View className="text-14 color-body">{NEEDS[mark]}</View>
    <View className="stack margin-top-12">
      {mark === 'rx' ? (
        <>
          <Button block icon="prescription" onPress={() => go('prescriptionUpload', { productCode })}>
            上传处方
          </Button>
          <Button block kind="outline" icon="stethoscope" onPress={() => go('prescriptionConsult', { productCode })}>
            没有处方？问诊开方
          </Button>
        </>
      ) : (
        <Button block kind="outline" onPress={() => go('product', { productCode })}>
          看说明和购买
        </Button>
      )}
    </View>
  </Section>
)
