import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { agreement, agreementTo } from '@/contract/agreement'
import type { Output } from '@/contract/endpoint'
import { endSession } from '@/api/endSession'
import { go, goTo } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { confirm } from '@/ui/feedback/dialog'
import { Section } from '@/ui/card/Section'
import { toast } from '@/ui/feedback/toast'
import { ActsTimeline } from '../../ActsTimeline'
import { StatusTag } from '../../StatusTag'
import { textOf } from './textOf'

/** Taking back is as easy as giving: one press, and one question where it logs the member out (PIPL 15). */
export function AgreementView({ own }: { own: Output<typeof agreement.detail> }) {
  const { document, title, version, currentVersion, status, canWithdraw, effect, acts } = own
  const withdraw = async () => {
    if (!(await confirm({ title: `撤回对《${title}》的同意？`, text: effect, yes: '撤回', danger: true }))) return
    const { loggedOut } = await write(agreement.withdraw, { params: { document } })
    if (!loggedOut) {
      toast('已撤回，立即生效', { icon: 'check' })
      return
    }
    endSession()
    await go('home')
  }
  const agree = async () => {
    await write(agreement.agree, { body: { agreements: agreementTo({ document, version: currentVersion }) } })
    toast('已记录您的同意', { icon: 'check' })
  }
  const text = textOf(document)
  return (
    <>
      <Card>
        <View className="row justify-between gap-8">
          <View className="text-18 weight-bold color-title grow">{title}</View>
          <StatusTag status={status} />
        </View>
        <View className="text-14 color-secondary margin-top-8">您同意的版本 {version}</View>
        {version !== currentVersion && <View className="text-14 color-secondary margin-top-4">当前有效的版本 {currentVersion}</View>}
      </Card>
      {text !== undefined && (
        <CellGroup>
          <Cell title="查看全文" onPress={() => goTo(text)} />
        </CellGroup>
      )}
      <Section title="记录">
        <ActsTimeline acts={acts} label={`${title}的记录`} />
      </Section>
      <View className="text-14 color-body">撤回的影响：{effect}</View>
      {canWithdraw && (
        <Button kind="outline" block onPress={withdraw}>
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
