import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { dataCopy, type DataCopy } from '@/contract/dataCopy'
import { shopTime } from '@/lib/time'
import { fetchFile } from '@/platform/fetchFile'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Tag } from '@/ui/text/Tag'

const STATES = { preparing: '正在生成', ready: '可以下载', expired: '已失效' } as const
const FORMATS = { json: '下载 JSON', html: '下载 HTML' } as const

/** One copy: how far it is, and its formats while they can still be fetched. */
export function CopyCard({ copy: { copyId, state, askedAt, expiresAt, formats } }: { copy: DataCopy }) {
  // The gateway gives each format once; it learns that it was taken when the file arrives, which this page is not told.
  const [fetched, setFetched] = useState<readonly string[]>([])
  const left = formats.filter((format) => !fetched.includes(format))
  const download = async (format: 'json' | 'html') => {
    const link = await write(dataCopy.link, { params: { copyId }, body: { format } })
    await fetchFile(link)
    setFetched((all) => [...all, format])
  }
  return (
    <Card>
      <View className="row justify-between gap-12">
        <View className="text-16 weight-bold color-title num">{shopTime(askedAt)}</View>
        <Tag kind={state === 'expired' ? 'outline' : 'green'}>{STATES[state]}</Tag>
      </View>
      {state === 'ready' && (
        <>
          <View className="text-13 color-secondary margin-top-4 num">
            {expiresAt !== null && `${shopTime(expiresAt)} 前有效，每种格式可下载一次`}
          </View>
          <View className="row wrap gap-12 margin-top-12">
            {left.map((format) => (
              <Button key={format} kind="soft" size="m" grow onPress={() => download(format)}>
                {FORMATS[format]}
              </Button>
            ))}
            {left.length === 0 && <View className="text-13 color-secondary">两种格式都已下载，需要时可以重新申请</View>}
          </View>
        </>
      )}
    </Card>
  )
}
