import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { write } from '@/api/write'
import { svip, type SvipSend, type SvipSendState } from '@/contract/svip'
import { shopTime, shopTimeOfYear } from '@/lib/time'
import { Section } from '@/ui/card/Section'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'

const WORDS: Readonly<Record<SvipSendState, string>> = { offered: '待领取', opened: '已领取', withdrawn: '已撤回', lapsed: '已过期' }

type Props = { onPass: (sendId: string) => void }

/** Every card that was sent, and what can be done with those that nobody has opened. */
export const Sent = ({ sends, onPass }: Props & { sends: readonly SvipSend[] }) => (
  <Section title="送出的卡">
    {sends.map((send) => (
      <Row key={send.sendId} of={send} onPass={onPass} />
    ))}
  </Section>
)

const Row = ({ of, onPass }: Props & { of: SvipSend }) => (
  <View className="row wrap justify-between gap-8 svip__row">
    <View>
      <View className="text-14 color-title">{WORDS[of.state]}</View>
      <View className="text-12 color-secondary num margin-top-2">{whenOf(of)}</View>
    </View>
    {of.state === 'offered' && (
      <View className="row gap-8">
        <Button kind="outline" size="s" onPress={() => withdraw(of.sendId)}>
          撤回
        </Button>
        <Button kind="brandOutline" size="s" onPress={() => onPass(of.sendId)}>
          再次分享
        </Button>
      </View>
    )}
  </View>
)

const whenOf = ({ state, sentAt, until, openedAt }: SvipSend): string => {
  if (state === 'offered') return `${shopTimeOfYear(until)} 前可领取`
  return openedAt === null ? `${shopTime(sentAt)} 送出` : `${shopTime(openedAt)} 领取`
}

async function withdraw(sendId: string) {
  const text = '发出去的链接不能再领取，这一张可以重新送'
  if (!(await confirm({ title: '撤回这张体验卡？', text, no: '先不撤回', yes: '确认撤回' }))) return
  try {
    await write(svip.withdraw, { params: { sendId } })
  } catch (error) {
    // Somebody opened it meanwhile.
    if (error instanceof ApiError && error.status === 409) void refetch(svip.sends)
    throw error
  }
  toast('已撤回', { icon: 'check' })
}
