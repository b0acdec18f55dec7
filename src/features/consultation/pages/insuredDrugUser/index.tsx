import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { insurance, type InsuranceBenefit } from '@/contract/insurance'
import { product } from '@/contract/product'
import { RX_WARNING } from '@/lib/rxWarning'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { RadioList } from '@/ui/form/RadioList'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'

/** Route `insuredDrugUser`: for whom of the insured a doctor is asked, and whether the insurer knows that person. */
export default function InsuredDrugUserPage() {
  const { productCode } = useParams('insuredDrugUser')
  const own = useRead(insurance.mine, {}, { staleTime: 0 })
  usePullToRefresh(() => refetch(insurance.mine))
  if (productCode === undefined)
    return (
      <Screen>
        <Empty page picture="prescription" title="先选要开的药" text="在商保专区里选一种处方药，再来问诊">
          <Button onPress={() => go('insuranceSection')}>去选药</Button>
        </Empty>
      </Screen>
    )
  return (
    <Screen tint="sky">
      <View className="padding-gutter stack padding-bottom-32">
        <Loaded
          of={own}
          skeleton={1}
          empty={({ results }) => !results.some(({ state }) => state === 'running')}
          emptyView={
            <Empty page picture="orders" title="还没有能用的保单" text="先绑定被保险人的保单，再来问诊">
              <Button onPress={() => go('insuranceEntrance')}>绑定保单</Button>
            </Empty>
          }
        >
          {({ results }) => <Whose benefits={results.filter(({ state }) => state === 'running')} productCode={productCode} />}
        </Loaded>
      </View>
    </Screen>
  )
}

function Whose({ benefits, productCode }: { benefits: readonly InsuranceBenefit[]; productCode: string }) {
  const about = useRead(product.batch, { query: { ids: productCode } })
  const drug = about.data?.results[0]
  const [chosen, choose] = useState(benefits[0]?.benefitId)
  const [problem, setProblem] = useState<string>()
  const benefit = benefits.find(({ benefitId }) => benefitId === chosen)
  const next = async () => {
    if (!benefit) return
    const { benefitId, planId, patientId } = benefit
    if (patientId === null) {
      setProblem('用药人里没有这位被保险人了，请先添加，再回来问诊')
      return
    }
    const { problem: why } = await write(insurance.realName, { body: { planId, patientId } })
    setProblem(why ?? undefined)
    if (why === null) await go('insuredConsult', { benefitId, patientId, productCode })
  }
  return (
    <>
      <Notice kind="amber">{RX_WARNING}</Notice>
      {drug && (
        <View className="q-card">
          <View className="text-14 color-secondary">要开的药</View>
          <View className="text-16 weight-medium color-title margin-top-2">
            {drug.name} {drug.specification}
          </View>
        </View>
      )}
      <Section title="给谁用">
        <RadioList
          label="给谁用"
          options={benefits.map(({ benefitId, insuredName, planName }) => ({ value: benefitId, text: insuredName, note: planName }))}
          value={chosen ?? ''}
          onChange={(id) => {
            choose(id)
            setProblem(undefined)
          }}
        />
        {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
        {benefit?.patientId === null && (
          <View className="margin-top-12">
            <Button block kind="outline" onPress={() => go('patientInfo', { mode: 'add' })}>
              添加用药人
            </Button>
          </View>
        )}
      </Section>
      <View className="text-13 color-secondary">
        只能给被保险人本人问诊。会先向保险公司核对姓名和证件号码，再回答几个问题，由医生决定开不开药。
      </View>
      <Button block says="inline" onPress={next}>
        核对，开始问诊
      </Button>
      <Button block kind="text" onPress={() => go('prescriptionUpload', { productCode })}>
        已经有处方？上传处方
      </Button>
    </>
  )
}
