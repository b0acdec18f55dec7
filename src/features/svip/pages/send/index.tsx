import { useSession } from '@/platform/session'
import { useParams } from '@/routes/useRoute'
import { Offered } from './Offered'
import { Sending } from './Sending'
import '../../svip.scss'

/** Route `svipSend`: for a member the cards to send, and for who comes by one of them that card. */
export default function SvipSendPage() {
  const { sendId } = useParams('svipSend')
  const userId = useSession(({ member }) => member?.userId)
  return sendId ? <Offered key={`${sendId} ${userId}`} sendId={sendId} /> : <Sending isMember={userId !== undefined} />
}
