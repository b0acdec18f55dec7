import { useRef } from 'react'
import { write } from '@/api/write'
import { wechat, type MessageScene } from '@/contract/wechat'
import { askForMessages } from '@/platform/messages'
import { loginCode } from '@/platform/ownLogin'
import { useMessageTemplates } from '@/domain/message/useMessageTemplates'

const TRIES = 3

/** Messages in WeChat about an order: paid, and on its way. Nothing about them is ever in the way of paying. */
export function useOrderMessages(orderCode: string) {
  const templates = useMessageTemplates()
  const asked = useRef(false)
  return {
    /** To be the first thing a tap does: WeChat asks nobody otherwise. Answers what the shopper allowed, who is asked once. */
    ask: async (): Promise<MessageScene[]> => {
      if (asked.current) return []
      asked.current = templates.length > 0
      const allowed = await askForMessages(templates.map(({ templateId }) => templateId))
      return templates.filter(({ templateId }) => allowed.includes(templateId)).map(({ scene }) => scene)
    },
    /** Tells the gateway, which sends one of each; a permission that gets lost is only a message less. */
    keep: async (scenes: MessageScene[]): Promise<void> => {
      if (scenes.length === 0) return
      // Each try with a code of its own: WeChat takes one once, whether or not its answer arrives.
      for (let tries = 0; tries < TRIES; tries += 1)
        try {
          await write(wechat.accept, { body: { ordersCode: orderCode, scenes, wechatCode: await loginCode() } })
          return
        } catch {
          // No message, then.
        }
    },
  }
}
