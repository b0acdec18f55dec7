import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { agreement, agreementTo } from '@/contract/agreement'
import { SeparateConsent } from '@/contract/consents'
import type { Document } from '@/contract/document'
import { leaveLogin } from '@/domain/session/beginSession'
import { go } from '@/routes/go'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { toast } from '@/ui/feedback/toast'

/** Whether a text is said yes or no to here: it is in force, and agreed to by itself. */
export const isAskedSeparately = ({ name, version, currentVersion }: Document) =>
  SeparateConsent.options.some((one) => one === name) && version === currentVersion

/** For members. Both answers weigh the same and are given with one press (PIPL 15); a text agreed to leads to where it is taken back. */
export function ConsentBar({ text, backurl }: { text: Document; backurl: string | undefined }) {
  const agreements = useRead(agreement.list, {})
  if (!agreements.data) return null

  const { name, version } = text
  const own = agreements.data.results.find(({ document }) => document === name)
  if (own?.status === 'agreed' && own.version === version) {
    return (
      <BottomBar>
        <View className="grow text-14 color-body">您已同意这个版本</View>
        <Button kind="outline" onPress={() => go('agreeDetail', { document: name })}>
          查看或撤回
        </Button>
      </BottomBar>
    )
  }

  const answer = async (says: 'agree' | 'decline') => {
    await write(agreement[says], { body: { agreements: agreementTo({ document: name, version }) } })
    toast(says === 'agree' ? '已记录您的同意' : '已记录，您仍可浏览和购买非处方药')
    await leaveLogin(backurl)
  }
  return (
    <BottomBar>
      <Button kind="outline" onPress={() => answer('decline')}>
        不同意
      </Button>
      <Button grow onPress={() => answer('agree')}>
        同意并继续
      </Button>
    </BottomBar>
  )
}
