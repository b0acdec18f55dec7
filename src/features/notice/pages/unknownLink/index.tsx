import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'

/** Route `unknownLink`: a banner, card or message led somewhere this version does not know. */
export default function UnknownLinkPage() {
  return (
    <Screen>
      <Empty page picture="notFound" title="这个链接打不开" text="当前版本不认识它，可能活动已结束。请回到首页继续逛。">
        <Button onPress={() => go('home')}>回到首页</Button>
      </Empty>
    </Screen>
  )
}
