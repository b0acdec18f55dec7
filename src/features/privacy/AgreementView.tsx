import { View } from '@tarojs/components'
import { queries } from '@/api/queries'
import { write } from '@/api/write'
import { agreement } from '@/contract/agreement'
import type { Output } from '@/contract/endpoint'
import { useSession } from '@/platform/session'
import { go, goTo } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { confirm } from '@/ui/dialog'
import { Section } from '@/ui/Section'
import { toast } from '@/ui/toast'
import { ActsTimeline } from './ActsTimeline'
import { StatusTag } from './StatusTag'
import { textOf } from './textOf'

const CHANGED = [agreement.list, agreement.detail, agreement.history, agreement.pending]

/** Taking back is as easy as giving: one press, and one question where it logs the member out (PIPL 15). */
export function AgreementView({ own }: { own: Output<typeof agreement.detail> }) {
  const { document, title, version, currentVersion, status, canWithdraw, effect, acts } = own
  const withdraw = async () => {
    if (!(await confirm({ title: `撤回对《${title}》的同意？`, text: effect, yes: '撤回', danger: true }))) return
    const { loggedOut } = await write(agreement.withdraw, { params: { document } }, { stale: CHANGED })
    if (!loggedOut) {
      toast('已撤回，立即生效', { icon: 'check' })
      return
    }
    useSession.getState().end()
    queries.clear()
    await go('home')
  }
  const agree = async () => {
    await write(agreement.agree, { body: { agreements: `${document}@${currentVersion}` } }, { stale: CHANGED })
    toast('已记录您的同意', { icon: 'check' })
  }
  const text = textOf(document)
  return (
    <>
      <Card>
        <View className="row between g8">
          <View className="t18 b c1 grow">{title}</View>
          <StatusTag status={status} />
        </View>
        <View className="t14 c3 mt8">您同意的版本 {version}</View>
        {version !== currentVersion && <View className="t14 c3 mt4">当前有效的版本 {currentVersion}</View>}
      </Card>
      {text !== undefined && (
        <CellGroup>
          <Cell title="查看全文" onPress={() => goTo(text)} />
        </CellGroup>
      )}
      <Section title="记录">
        <ActsTimeline acts={acts} label={`${title}的记录`} />
      </Section>
      <View className="t14 c2">撤回的影响：{effect}</View>
      {canWithdraw && (
        <Button kind="line" block onPress={withdraw}>
          撤回同意
        </Button>
      )}
      {status !== 'agreed' && (
        <Button block onPress={agree}>
          同意当前版本
        </Button>
      )}
    </>
  )
}
