import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'

const STEPS: ReadonlyArray<{ icon: IconName; first: string; second: string; plain: string }> = [
  { icon: 'prescription', first: '准备', second: '处方', plain: '先请医生开处方，纸质或电子的都可以' },
  { icon: 'camera', first: '上传', second: '处方', plain: '点「上传处方」，拍照提交给药师' },
  { icon: 'shield', first: '药师', second: '审方', plain: '药师核对处方与用药人，通过后这里会开放购买' },
  { icon: 'truck', first: '付款', second: '发货', plain: '按处方上的数量付款，药师核对后发出' },
]

/** How a prescription drug is bought, in four steps and in plain words. */
export const RxSteps = ({ productCode }: { productCode: string }) => (
  <Section title="购买流程" more="问药师" onMore={() => go('pharmacist', { productCode })}>
    <View className="row align-start justify-between">
      {STEPS.map(({ icon, first, second }) => (
        <View key={second} className="product__step grow">
          <View className="product__stepIcon">
            <Icon name={icon} size={20} />
          </View>
          <View className="text-12 color-body text-center">
            <View>{first}</View>
            <View>{second}</View>
          </View>
        </View>
      ))}
    </View>
    <View className="text-13 color-secondary margin-top-12">
      没有审核通过的处方时不能付款。先请医生开处方，再拍照上传给药师审核，通过后这里会显示说明书和购买按钮。
    </View>
    <AskDoctor productCode={productCode} />
  </Section>
)

/** The same for the elder version: one sentence a line, numbered. */
export const RxStepsPlain = ({ productCode }: { productCode: string }) => (
  <Section title="怎么买">
    {STEPS.map(({ plain }, place) => (
      <View key={plain} className="product__plainStep">
        <View className="product__number">{place + 1}</View>
        <View className="grow text-16 color-title">{plain}</View>
      </View>
    ))}
    <AskDoctor productCode={productCode} />
  </Section>
)

/** The way on of who has no prescription; where no doctor takes patients the page behind says so. */
const AskDoctor = ({ productCode }: { productCode: string }) => (
  <View className="margin-top-12">
    <Button block kind="soft" size="m" icon="stethoscope" onPress={() => go('prescriptionConsult', { productCode })}>
      没有处方？问诊开方
    </Button>
  </View>
)
