import Taro from '@tarojs/taro'

/** Whether the host sends messages of ours, and asks the shopper each time. */
export const ASKS_FOR_MESSAGES: boolean = true

/** Asks, as the first thing a tap does, which of these templates may be sent; answers those that may. No and never is an answer like any other. */
export async function askForMessages(templateIds: string[]): Promise<string[]> {
  if (templateIds.length === 0) return []
  const asked = Taro.requestSubscribeMessage({ tmplIds: templateIds, entityIds: [] }) as Promise<Record<string, unknown>>
  const answer = await asked.catch((): Record<string, unknown> => ({}))
  return templateIds.filter((id) => answer[id] === 'accept')
}
