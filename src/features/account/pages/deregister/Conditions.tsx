import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { deregister } from '@/contract/deregister'
import { document } from '@/contract/document'
import { ConsentRow } from '@/domain/consent/ConsentRow'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { useForm } from '@/ui/form/useForm'
import { Loaded } from '@/ui/state/Loaded'
import { Press } from '@/ui/press/Press'
import { Section } from '@/ui/card/Section'
import { ConditionRow } from './ConditionRow'

/** What stands in the way, live, what would be lost, and the un-ticked yes to the notice. `onAgreed` gets the notice's version. */
export function Conditions({ onAgreed }: { onAgreed: (version: string) => void }) {
  const standing = useRead(deregister.conditions, {})
  const notice = useRead(document.one, { params: { name: 'delClause' } }, { staleTime: 600_000 })
  const form = useForm({
    values: { agreed: false },
    problems: ({ agreed }) => ({ agreed: agreed ? undefined : '请先阅读并勾选《注销须知》' }),
  })

  const accept = () => form.submit(() => (notice.data ? onAgreed(notice.data.version) : notice.retry()))

  return (
    <Loaded of={standing} skeleton={1}>
      {({ conditions, canApply, coolingDays, consequences, losses }) => (
        <View className="padding-gutter stack padding-bottom-32">
          <Section title="注销条件">
            {conditions.map((condition) => (
              <ConditionRow key={condition.id} condition={condition} />
            ))}
            {!canApply && (
              <View className="margin-top-16">
                <Button kind="soft" size="m" block onPress={() => standing.retry()}>
                  处理好了，重新检查
                </Button>
              </View>
            )}
          </Section>
          <Card>
            <View className="text-18 weight-bold color-title">注销后</View>
            {consequences.map((text) => (
              <View key={text} className="text-14 color-body margin-top-8">
                {text}
              </View>
            ))}
            {losses
              .filter(({ count }) => count > 0)
              .map(({ title, count }) => (
                <View key={title} className="row justify-between text-14 margin-top-8">
                  <View className="color-body">{title}</View>
                  <View className="color-title weight-bold num">{count}</View>
                </View>
              ))}
          </Card>
          <ConsentRow
            className="text-14 color-body"
            on={form.values.agreed}
            onChange={(on) => form.set('agreed', on)}
            focus={form.isFocused('agreed')}
            label="我已阅读并同意注销须知"
            problem={form.errorOf('agreed')}
          >
            <Press role="link" className="color-link" onPress={() => go('delClause')}>
              《注销须知》
            </Press>
          </ConsentRow>
          <Button block disabled={!canApply} onPress={accept}>
            {canApply ? '下一步' : '处理好以上事项后可以注销'}
          </Button>
          <View className="text-center text-13 color-secondary">提交后有 {coolingDays} 天冷静期，期间可以取消</View>
        </View>
      )}
    </Loaded>
  )
}
