import { read } from '@/api/read'
import { wechat } from '@/contract/wechat'

/** The official account whose page this is, which WeChat asks for who pays; nothing where the shop has none. */
export async function officialAccount(): Promise<string | undefined> {
  const { config } = await read(wechat.jsSdk, { query: { url: location.href.split('#')[0] ?? '' } })
  return config?.appId
}
