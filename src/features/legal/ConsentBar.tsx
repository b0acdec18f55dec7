import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { agreement } from '@/contract/agreement'
import type { Document } from '@/contract/document'
import { leaveLogin } from '@/domain/session/beginSession'
import { go } from '@/routes/go'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

/** Texts a member says yes or no to by themselves; the consent to a consultation is signed where it begins. */
const SEPARATE = new Set(['basePersonalRule', 'servicePersonalRule', 'drugUserRule', 'childrenInfo'])

export const isAskedSeparately = ({ name, version, currentVersion }: Document) => SEPARATE.has(name) && version === currentVersion

/** For members. Both answers weigh the same and are given with one press (PIPL 15); a text agreed to leads to where it is taken back. */
export function ConsentBar({ text, backurl }: { text: Document; backurl: string | undefined }) {
  const agreements = useRead(agreement.list, {})
  if (!agreements.data) return null

  const { name, version } = text
  const own = agreements.data.results.find(({ document }) => document === name)
  if (own?.status === 'agreed' && own.version === version) {
    return (
      <BottomBar>
        <View className="grow t14 c2">您已同意这个版本</View>
        <Button kind="line" onPress={() => go('agreeDetail', { document: name })}>
          查看或撤回
        </Button>
      </BottomBar>
    )
  }

  const answer = async (says: 'agree' | 'decline') => {
    await write(agreement[says], { body: { agreements: `${name}@${version}` } }, { stale: [agreement.list, agreement.history] })
    toast(says === 'agree' ? '已记录您的同意' : '已记录，您仍可浏览和购买非处方药')
    await leaveLogin(backurl)
  }
  return (
    <BottomBar>
      <Button kind="line" onPress={() => answer('decline')}>
        不同意
      </Button>
      <Button grow onPress={() => answer('agree')}>
        同意并继续
      </Button>
    </BottomBar>
  )
}
