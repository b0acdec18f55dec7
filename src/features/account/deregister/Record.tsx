import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { deregister } from '@/contract/deregister'
import { shopTime } from '@/lib/shopTime'
import { go, replaceBy } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { confirm, tell } from '@/ui/dialog'
import { Loaded } from '@/ui/Loaded'
import { Section } from '@/ui/Section'
import { Timeline } from '@/ui/Timeline'
import { useHandedOn } from '../handedOn'

/** Number, state and course of a request. While it cools off it can be called off, and the account is as it was. */
export function Record({ recordToken }: { recordToken: string }) {
  const record = useRead(deregister.record, { body: { recordToken } })
  const callOff = async () => {
    if (!(await confirm({ title: '取消注销？', text: '账号会恢复原样，需要重新登录。', yes: '取消注销', no: '不取消' }))) return
    await write(deregister.cancel, { body: { recordToken } }, { stale: [deregister.record] })
    useHandedOn.setState({ recordToken: undefined })
    await tell({ title: '注销已取消', text: '账号已恢复，请重新登录。', ok: '去登录' })
    await replaceBy('login')
  }
  return (
    <Loaded of={record} skeleton={1}>
      {({ requestNumber, stateText, phoneNum, appliedAt, finishesAt, canCancel, timeline }) => (
        <View className="pad stack pb32">
          <Card>
            <View className="t24 b c1 serif">{stateText}</View>
            <View className="t14 c2 mt8">申请编号 {requestNumber}</View>
            {phoneNum !== '' && <View className="t14 c2 mt4">手机号 {phoneNum}</View>}
            <View className="t14 c2 mt4 num">提交于 {shopTime(appliedAt)}</View>
            {canCancel && <View className="t14 c2 mt4 num">冷静期到 {shopTime(finishesAt)}</View>}
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
          <Button kind="line" block onPress={() => go('home')}>
            先逛逛
          </Button>
        </View>
      )}
    </Loaded>
  )
}
