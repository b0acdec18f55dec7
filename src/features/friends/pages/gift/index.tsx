import { useSession } from '@/platform/session'
import { useParams } from '@/routes/useRoute'
import { Invited } from './Invited'
import { Pack } from './Pack'

/** Route `newUserGift`: what new members get, by somebody’s invitation or without one. */
export default function NewUserGiftPage() {
  const { inviteId } = useParams('newUserGift')
  const userId = useSession(({ member }) => member?.userId)
  const key = `${inviteId} ${userId}`
  return inviteId ? (
    <Invited key={key} inviteId={inviteId} isMember={userId !== undefined} />
  ) : (
    <Pack key={key} isMember={userId !== undefined} />
  )
}
