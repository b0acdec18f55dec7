import { write } from '@/api/write'
import { chat, type ChatForm, type ChatMessage } from '@/contract/chat'
import { sendPicture } from '@/domain/upload/sendPicture'
import { reasonOf } from '@/ui/feedback/reason'
import { resizeImage } from '@/ui/form/uploader/resizeImage'
import { orAborted, UPLOAD_LIMIT } from '@/ui/form/uploader/uploads'
import type { Content, Outgoing } from './outgoing'
import { rememberPicture } from './pictures'
import type { ThreadEvent } from './thread'

type Dispatch = (event: ThreadEvent) => void
type Delivery = { conversationId: () => Promise<string>; dispatch: Dispatch }

const toPicture = sendPicture('chat')

/** Sends one message of this phone. Never rejects: what failed stays in the conversation and says why. */
export async function deliver(one: Outgoing, { conversationId, dispatch }: Delivery): Promise<void> {
  try {
    const params = { conversationId: await conversationId() }
    dispatch({ type: 'stored', messages: await stored(one, params, dispatch) })
  } catch (error) {
    dispatch({ type: 'changed', clientId: one.clientId, to: { status: 'failed', why: reasonOf(error) ?? '没有发出' } })
  }
}

async function stored({ clientId, content }: Outgoing, params: { conversationId: string }, dispatch: Dispatch): Promise<ChatMessage[]> {
  if (content.kind === 'question') {
    const { results } = await write(chat.ask, { params, body: { questionId: content.questionId, clientId } })
    return results
  }
  return [await write(chat.send, { params, body: await formOf(content, clientId, dispatch) })]
}

async function formOf(content: Exclude<Content, { kind: 'question' }>, clientId: string, dispatch: Dispatch): Promise<ChatForm> {
  if (content.kind === 'text') return { kind: 'text', clientId, text: content.text }
  if (content.kind === 'card') return { kind: 'card', clientId, card: content.card }
  const pictureId = content.pictureId ?? (await uploaded(content, clientId, dispatch))
  dispatch({ type: 'changed', clientId, to: { content: { ...content, pictureId, progress: 1 } } })
  return { kind: 'picture', clientId, pictureId }
}

/** The picture's id at the gateway; under the same key it is kept there once. */
async function uploaded(content: Extract<Content, { kind: 'picture' }>, key: string, dispatch: Dispatch): Promise<string> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), UPLOAD_LIMIT)
  const tell = (progress: number) => dispatch({ type: 'changed', clientId: key, to: { content: { ...content, progress } } })
  try {
    const path = await orAborted(resizeImage(content.path), stop.signal)
    const { id } = await orAborted(toPicture(path, { onProgress: tell, signal: stop.signal, key }), stop.signal)
    rememberPicture(id, content.path)
    return id
  } finally {
    clearTimeout(timer)
  }
}
