import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { insurance, type InsurancePlan } from '@/contract/insurance'
import { patient, relationText } from '@/contract/patient'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { go } from '@/routes/go'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { RadioList } from '@/ui/form/RadioList'
import { toast } from '@/ui/feedback/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'

type Props = { plan: InsurancePlan | undefined; onClose: () => void }

/** For whom the insurer is asked: one of the member's patients, whose name and number it is to know. */
export function BindSheet({ plan, onClose }: Props) {
  const list = useRead(patient.list, { query: {} }, { enabled: plan !== undefined })
  const [patientId, setPatientId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const attempt = useAttempt()
  const isNone = list.status === 'ready' && list.data?.results.length === 0
  const choose = (id: string) => {
    setPatientId(id)
    setProblem(undefined)
  }
  const bind = async () => {
    if (!plan) return
    if (patientId === undefined) {
      setProblem('请选择被保险人')
      return
    }
    const body = { planId: plan.planId, patientId }
    const { problem: why } = await write(insurance.realName, { body })
    setProblem(why ?? undefined)
    if (why !== null) return
    await attempt(insurance.apply, { body })
    onClose()
    toast('绑定好了', { icon: 'check' })
  }
  return (
    <Sheet
      open={plan !== undefined}
      onClose={onClose}
      title="被保险人是谁"
      footer={
        isNone ? undefined : (
          <Button block says="inline" onPress={bind}>
            向保险公司核对并绑定
          </Button>
        )
      }
    >
      <View className="text-14 color-body">会把姓名和证件号码发给{plan?.insurer}核对，只用于查保单。</View>
      <Loaded
        of={list}
        empty={() => isNone}
        emptyView={<Empty picture="prescription" title="还没有用药人" text="先添加被保险人的姓名和证件号码" />}
      >
        {({ results }) => (
          <View className="margin-top-12">
            <RadioList
              label="被保险人"
              options={results.map((one) => ({ value: one.id, text: one.name, note: `${relationText(one)} ${one.idCardNumber}` }))}
              value={patientId}
              onChange={choose}
            />
          </View>
        )}
      </Loaded>
      {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
      <View className="margin-top-12">
        <Button block kind="outline" icon="plus" onPress={() => go('patientInfo', { mode: 'add' })}>
          添加用药人
        </Button>
      </View>
    </Sheet>
  )
}
