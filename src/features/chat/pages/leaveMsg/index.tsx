import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePages } from '@/api/usePages'
import { chat, LeaveForm, MAX_TEXT, Website, type LeftMessage } from '@/contract/chat'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useUnsent } from '@/domain/draft/useUnsent'
import { schemaProblem } from '@/lib/schemaProblem'
import { shopTime } from '@/lib/time'
import { useSession } from '@/platform/session'
import { useParams } from '@/routes/useRoute'
import { Card } from '@/ui/card/Card'
import { Notice } from '@/ui/card/Notice'
import { Field } from '@/ui/form/Field'
import { TextArea } from '@/ui/form/TextArea'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { NotFoundView } from '@/ui/shell/NotFoundView'
import { Screen } from '@/ui/shell/Screen'
import { EndlessList } from '@/ui/state/EndlessList'

const isWebsite = (site: string | undefined): site is Website => schemaProblem(Website, site) === undefined

/** Route `leaveMsg`: a message for the service while nobody answers, and what was answered to earlier ones. */
export default function LeaveMessagePage() {
  const { website } = useParams('leaveMsg')
  const isMember = useSession(({ member }) => member !== undefined)
  if (!isWebsite(website))
    return (
      <Screen title="页面不存在">
        <NotFoundView />
      </Screen>
    )
  return (
    <Screen>
      <View className="stack padding-gutter margin-top-4">
        <Leave website={website} isMember={isMember} />
        {isMember && <Left />}
      </View>
    </Screen>
  )
}

/** A member is answered in his messages; a visitor says how to be reached. */
function Leave({ website, isMember }: { website: Website; isMember: boolean }) {
  const attempt = useAttempt()
  const [isLeft, setLeft] = useState(false)
  const form = useForm({
    values: { text: '', phone: '' },
    schema: LeaveForm.shape,
    quiet: true,
    ...(!isMember && { problems: reachable }),
  })
  useUnsent(form.values.text !== '')
  const leave = () =>
    form.submit(async ({ text, phone }) => {
      await attempt(chat.leave, { body: { website, text, ...(phone !== '' && { phone }) } })
      form.clear('text')
      setLeft(true)
    })
  return (
    <Card>
      <View className="stack">
        {isLeft && <Notice kind="green">{isMember ? '已收到，回复后会在「消息」里通知您' : '已收到，客服会打电话回复您'}</Notice>}
        <TextArea label="留言" {...form.fieldProps('text')} placeholder="请写下您的问题，说明订单或药名更快得到回复" maxLength={MAX_TEXT} />
        {!isMember && (
          <Field label="手机号" kind="phone" required {...form.fieldProps('phone')} placeholder="客服打给您的号码" maxLength={11} />
        )}
        <Button block says="inline" onPress={leave}>
          提交留言
        </Button>
      </View>
    </Card>
  )
}

const reachable = ({ phone }: { phone: string }) => ({
  phone: schemaProblem(LeaveForm.shape.phone, phone === '' ? '0' : phone),
})

/** What this member has left, and what was answered. */
function Left() {
  // A message of the shop leads here as soon as there is an answer.
  const left = usePages(chat.left, {}, { staleTime: 0 })
  return <EndlessList of={left} row={(one) => <LeftCard of={one} />} keyOf={({ id }) => id} />
}

const LeftCard = ({ of: { text, at, answer } }: { of: LeftMessage }) => (
  <Card>
    <View className="text-12 color-secondary num">{shopTime(at)}</View>
    <View className="text-16 color-title pre-line margin-top-4">{text}</View>
    {answer ? (
      <View className="q-quiet margin-top-12">
        <View className="text-12 color-secondary">
          {answer.by} 回复于 {shopTime(answer.at)}
        </View>
        <View className="text-16 color-title pre-line margin-top-4">{answer.text}</View>
      </View>
    ) : (
      <View className="text-13 color-caption margin-top-12">还没有回复</View>
    )}
  </Card>
)
