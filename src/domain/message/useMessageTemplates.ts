import { useRead } from '@/api/useRead'
import { wechat } from '@/contract/wechat'
import { ASKS_FOR_MESSAGES } from '@/platform/messages'

/** Templates of the messages WeChat can be asked for: read a page before the tap that asks, which cannot wait for them. */
export const useMessageTemplates = () =>
  useRead(wechat.templates, {}, { enabled: ASKS_FOR_MESSAGES, staleTime: 600_000 }).data?.results ?? []
