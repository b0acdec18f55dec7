import { View } from '@tarojs/components'
import { Sex, sexText } from '@/contract/idCard'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Stepper } from '@/ui/form/Stepper'
import { Segmented } from '@/ui/press/Tabs'
import { Loaded } from '@/ui/state/Loaded'
import { Price } from '@/ui/text/Price'
import type { Quoted } from './useQuoted'

/** Years that anybody is asked for: beyond what is sold the answer says so. */
const MAX_YEARS = 120
const SEXES = [Sex.male, Sex.female].map((key) => ({ key, text: sexText(key) }))

/** The premium calculator: by age and sex of who is to be insured. */
export const Calculator = ({ of: { age, setAge, sex, setSex, read } }: { of: Quoted }) => (
  <Section title="算一算保费">
    <View className="row wrap justify-between gap-12">
      <View className="text-14 color-body">被保险人年龄（周岁）</View>
      <Stepper
        label="年龄"
        value={age}
        min={0}
        max={MAX_YEARS}
        whyMin="年龄从 0 岁算起"
        whyMax={`年龄最大 ${MAX_YEARS} 岁`}
        onChange={setAge}
      />
    </View>
    <View className="margin-top-12">
      <Segmented label="性别" tabs={SEXES} value={sex} onChange={setSex} />
    </View>
    <View className="margin-top-12" {...a11y({ live: 'polite' })}>
      <Loaded of={read}>
        {({ premium, problem }) =>
          premium === null ? (
            <ErrorLine flat>{problem ?? '这个年龄不能投保这个方案'}</ErrorLine>
          ) : (
            <View className="row wrap align-baseline gap-6 text-14 color-body">
              {age} 岁{sexText(sex)}性
              <Price cents={premium} size={24} />
              /年
            </View>
          )
        }
      </Loaded>
    </View>
    <View className="text-13 color-secondary margin-top-8">按被保险人在保单生效那天的年龄算，以投保时保险公司核定的为准。</View>
  </Section>
)
