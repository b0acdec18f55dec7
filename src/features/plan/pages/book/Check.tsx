import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { plan, PolicyCheck } from '@/contract/plan'
import { schemaProblem } from '@/lib/schemaProblem'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { Field } from '@/ui/form/Field'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { Line } from '../../Line'
import { periodText, stateWord } from '../../words'

type Checked = Output<typeof plan.check>
type Props = { policyNumber: string | undefined; code: string | undefined }

/** What came with an address, where it can be what it is called. */
const taken = (field: keyof Props, value: string | undefined): string =>
  value === undefined || schemaProblem(PolicyCheck.shape[field], value) !== undefined ? '' : value

/** The check of a policy by its number and the code that is printed on it; anybody may ask. */
export function Check({ policyNumber, code }: Props) {
  const [found, setFound] = useState<Checked>()
  const [values] = useState(() => ({ policyNumber: taken('policyNumber', policyNumber), code: taken('code', code) }))
  const form = useForm({ values, schema: PolicyCheck.shape })
  const look = () => {
    setFound(undefined)
    return form.submit(async (typed) =>
      setFound(await write(plan.check, { body: { policyNumber: typed.policyNumber.trim(), code: typed.code.trim() } })),
    )
  }
  return (
    <Section title="查验保单">
      <View className="text-14 color-body">输入保单上的号码和校验码，查它是不是真的。查验结果里没有姓名全称。</View>
      <View className="plan-book__fields margin-top-12">
        <Field
          label="保单号"
          required
          placeholder="保单首页的号码"
          maxLength={40}
          autoComplete="off"
          {...form.fieldProps('policyNumber')}
        />
        <Field label="校验码" required kind="number" placeholder="8 位数字" maxLength={8} autoComplete="off" {...form.fieldProps('code')} />
      </View>
      <View className="margin-top-12">
        <Button block kind="soft" says="inline" onPress={look}>
          查验
        </Button>
      </View>
      <View {...a11y({ live: 'polite' })}>{found && <Genuine of={found} />}</View>
    </Section>
  )
}

const Genuine = ({ of }: { of: Checked }) => (
  <View className="q-quiet margin-top-12">
    <View className="text-16 weight-bold color-link">这份保单是真的</View>
    <Line label="方案">{of.planName}</Line>
    <Line label="承保">{of.insurer}</Line>
    <Line label="被保险人">{of.insuredName}</Line>
    <Line label="保险期间">{periodText(of)}</Line>
    <Line label="状态">{stateWord(of.state)}</Line>
  </View>
)
