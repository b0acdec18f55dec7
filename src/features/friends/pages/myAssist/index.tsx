import { useSession } from '@/platform/session'
import { useParams } from '@/routes/useRoute'
import { AssistList } from './AssistList'
import { Own } from './Own'

/** Route `myAssist`: an assist of one’s own and who helped (board 23); without an id, all of them. */
export default function MyAssistPage() {
  const { id } = useParams('myAssist')
  const userId = useSession(({ member }) => member?.userId)
  return id === undefined ? <AssistList key={userId} /> : <Own key={`${id} ${userId}`} assistId={id} />
}
