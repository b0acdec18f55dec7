import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { deregister } from '@/contract/deregister'
import { shopTime } from '@/lib/time'
import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { alert, confirm } from '@/ui/feedback/dialog'
import { Loaded } from '@/ui/state/Loaded'
import { Section } from '@/ui/card/Section'
import { Timeline } from '@/ui/text/Timeline'
import { useAccountFlow } from '../../accountFlow'

/** Number, state and course of a request. While it cools off it can be called off, and the account is as it was. */
export function Record({ recordToken }: { recordToken: string }) {
  const record = useRead(deregister.record, { body: { recordToken } })
  const callOff = async () => {
    if (!(await confirm({ title: '取消注销？', text: '账号会恢复原样，需要重新登录。', yes: '取消注销', no: '不取消' }))) return
    await write(deregister.cancel, { body: { recordToken } })
    useAccountFlow.setState({ recordToken: undefined })
    await alert({ title: '注销已取消', text: '账号已恢复，请重新登录。', ok: '去登录' })
    await replaceBy('login')
  }
  return (
    <Loaded of={record} skeleton={1}>
      {({ requestNumber, stateText, phoneNum, appliedAt, finishesAt, canCancel, timeline }) => (
        <View className="padding-gutter stack padding-bottom-32">
          <Card>
            <View className="text-24 weight-bold color-title serif">{stateText}</View>
            <View className="text-14 color-body margin-top-8">申请编号 {requestNumber}</View>
            {phoneNum !== '' && <View className="text-14 color-body margin-top-4">手机号 {phoneNum}</View>}
            <View className="text-14 color-body margin-top-4 num">提交于 {shopTime(appliedAt)}</View>
            {canCancel && <View className="text-14 color-body margin-top-4 num">冷静期到 {shopTime(finishesAt)}</View>}
          </Card>
          <Section title="进度">
            <Timeline
              label="注销进度"
              entries={timeline.map(({ at, text, isDone }) => ({
                id: at + text,
                title: text,
                time: shopTime(at),
                state: isDone ? 'done' : 'todo',
              }))}
            />
          </Section>
          {canCancel && (
            <Button block onPress={callOff}>
              取消注销
            </Button>
          )}
          <Button kind="outline" block onPress={() => go('home')}>
            先逛逛
          </Button>
        </View>
      )}
    </Loaded>
  )
}
