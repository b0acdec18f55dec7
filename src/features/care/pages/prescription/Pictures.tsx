import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Upload } from '@/contract/upload'
import { openPicture } from '@/domain/upload/openPicture'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import { Picture } from '@/ui/picture/Picture'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { Press } from '@/ui/press/Press'

/** What was photographed; it opens for its member alone. */
export function Pictures({ images }: { images: readonly Upload[] }) {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const ids = images.map(({ id }) => id).join(',')
  useEffect(() => {
    let isGone = false
    for (const id of ids.split(','))
      void openPicture(id).then((found) => {
        if (!isGone && found) setUrls((before) => new Map(before).set(id, found.url))
      })
    return () => {
      isGone = true
    }
  }, [ids])
  const shown = images.map(({ id }) => urls.get(id) ?? '')
  return (
    <Section title="处方照片" more={`${images.length} 张`}>
      <View className="rx-pictures">
        {images.map(({ id }, at) => (
          <Press
            key={id}
            className="rx-pictures__one"
            label={`处方照片第 ${at + 1} 张，查看`}
            disabled={!shown[at]}
            onPress={() =>
              previewImages({ urls: shown.filter((url) => url !== ''), at: shown.slice(0, at).filter((url) => url !== '').length })
            }
          >
            {shown[at] ? <Picture className="rx-pictures__image" fit="cover" src={shown[at]} /> : <Icon name="image" size={24} />}
          </Press>
        ))}
      </View>
    </Section>
  )
}
