import { useEffect } from 'react'
import { write } from '@/api/write'
import { lottery } from '@/contract/lottery'
import { useSession } from '@/platform/session'
import { toast } from '@/ui/feedback/toast'

/** Who comes by what another member passed on gives him a draw, once; nothing is said where it gave none. */
export function useOpenedShare(shareId: string | undefined) {
  const userId = useSession(({ member }) => member?.userId)
  useEffect(() => {
    if (!shareId || userId === undefined) return
    write(lottery.openShare, { params: { shareId } }).then(
      ({ counted }) => counted && toast('已为家人增加 1 次抽奖机会', { icon: 'check' }),
      () => undefined,
    )
  }, [shareId, userId])
}
