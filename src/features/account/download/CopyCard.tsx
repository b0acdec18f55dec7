import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { privacy, type DataCopy } from '@/contract/privacy'
import { shopTime } from '@/lib/shopTime'
import { fetchFile } from '@/platform/fetchFile'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Tag } from '@/ui/Tag'

const STATES = { preparing: '正在生成', ready: '可以下载', expired: '已失效' } as const
const FORMATS = { json: '下载 JSON', html: '下载 HTML' } as const

/** One copy: how far it is, and its formats while they can still be fetched. */
export function CopyCard({ copy: { copyId, state, askedAt, expiresAt, formats } }: { copy: DataCopy }) {
  const download = async (format: 'json' | 'html') => {
    const link = await write(privacy.linkToCopy, { params: { copyId }, body: { format } })
    await fetchFile(link)
  }
  return (
    <Card>
      <View className="row between g12">
        <View className="t16 b c1 num">{shopTime(askedAt)}</View>
        <Tag kind={state === 'expired' ? 'line' : 'green'}>{STATES[state]}</Tag>
      </View>
      {state === 'ready' && (
        <>
          <View className="t13 c3 mt4 num">{expiresAt !== null && `${shopTime(expiresAt)} 前有效，每种格式可下载一次`}</View>
          <View className="row wrap g12 mt12">
            {formats.map((format) => (
              <Button key={format} kind="soft" size="m" grow onPress={() => download(format)}>
                {FORMATS[format]}
              </Button>
            ))}
          </View>
        </>
      )}
    </Card>
  )
}
