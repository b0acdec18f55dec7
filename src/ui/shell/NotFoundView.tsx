import { go } from '@/routes/go'
import { Button } from '../press/Button'
import { Empty } from '../state/Empty'

/** What an unknown address shows, and an address whose thing does not exist: the address stays as it was typed. */
export const NotFoundView = () => (
  <Empty page picture="notFound" title="没有找到这个页面" text="可能地址有误，或页面已经下线。您可以回到首页，或搜索药名。">
    <Button kind="outline" onPress={() => go('search')}>
      搜药名
    </Button>
    <Button onPress={() => go('home')}>回到首页</Button>
  </Empty>
)
