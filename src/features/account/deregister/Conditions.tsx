import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { deregister } from '@/contract/deregister'
import { document } from '@/contract/document'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { ErrorLine } from '@/ui/ErrorLine'
import { Loaded } from '@/ui/Loaded'
import { Press } from '@/ui/Press'
import { Section } from '@/ui/Section'
import { ConditionRow } from './ConditionRow'

/** What stands in the way, live, what would be lost, and the un-ticked yes to the notice. `onAgreed` gets the notice's version. */
export function Conditions({ onAgreed }: { onAgreed: (version: string) => void }) {
  const standing = useRead(deregister.conditions, {})
  const notice = useRead(document.one, { params: { name: 'delClause' } }, { fresh: 600_000 })
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<string>()

  const goOn = async () => {
    if (!agreed) {
      setProblem('请先阅读并勾选《注销须知》')
      return
    }
    if (!notice.data) return notice.retry()
    onAgreed(notice.data.version)
  }

  return (
    <Loaded of={standing} skeleton={1}>
      {({ conditions, canApply, coolingDays, consequences, losses }) => (
        <View className="pad stack pb32">
          <Section title="注销条件">
            {conditions.map((condition) => (
              <ConditionRow key={condition.id} condition={condition} />
            ))}
            {!canApply && (
              <View className="mt16">
                <Button kind="soft" size="m" block onPress={() => standing.retry()}>
                  处理好了，重新检查
                </Button>
              </View>
            )}
          </Section>
          <Card>
            <View className="t18 b c1">注销后</View>
            {consequences.map((text) => (
              <View key={text} className="t14 c2 mt8">
                {text}
              </View>
            ))}
            {losses
              .filter(({ count }) => count > 0)
              .map(({ title, count }) => (
                <View key={title} className="row between t14 mt8">
                  <View className="c2">{title}</View>
                  <View className="c1 b num">{count}</View>
                </View>
              ))}
          </Card>
          <View>
            <View className="row wrap t14 c2">
              <Checkbox on={agreed} onChange={setAgreed} label="我已阅读并同意注销须知">
                我已阅读并同意
              </Checkbox>
              <Press role="link" className="cg" onPress={() => go('delClause')}>
                《注销须知》
              </Press>
            </View>
            {problem !== undefined && !agreed && <ErrorLine flat>{problem}</ErrorLine>}
          </View>
          <Button block disabled={!canApply} onPress={goOn}>
            {canApply ? '下一步' : '处理好以上事项后可以注销'}
          </Button>
          <View className="tc t13 c3">提交后有 {coolingDays} 天冷静期，期间可以取消</View>
        </View>
      )}
    </Loaded>
  )
}
