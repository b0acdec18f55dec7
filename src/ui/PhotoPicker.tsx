import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { Icon } from './Icon'
import { Picture } from './Picture'
import { Press } from './Press'
import { previewImages } from './previewImages'
import { Said } from './Said'
import { usePress } from './usePress'

type Props = {
  label: string
  photos: ReadonlyArray<{ id: string; url: string }>
  /** Paths of the chosen pictures on the device; uploading is the page's. */
  onAdd: (paths: string[]) => unknown
  onRemove: (id: string) => unknown
  most?: number
}

/** Pictures of the shopper, up to so many: add, look, remove. */
export function PhotoPicker({ label, photos, onAdd, onRemove, most = 3 }: Props) {
  const { press, busy } = usePress(async () => {
    const { tempFilePaths } = await Taro.chooseImage({ count: most - photos.length, sizeType: ['compressed'] })
    if (tempFilePaths.length > 0) await onAdd(tempFilePaths.slice(0, most - photos.length))
  })
  return (
    <View className="row wrap g16">
      {photos.map(({ id, url }, at) => (
        <View key={id} className="q-up">
          <Press
            className="full"
            label={`${label} 第 ${at + 1} 张，查看`}
            onPress={() => previewImages({ urls: photos.map((photo) => photo.url), at })}
          >
            <Picture className="q-up__img" fit="cover" src={url} />
          </Press>
          <Press className="q-up__x" label={`删除${label}第 ${at + 1} 张`} onPress={() => onRemove(id)}>
            <View className="q-up__xi">
              <Icon name="close" size={12} />
            </View>
          </Press>
        </View>
      ))}
      {photos.length < most && (
        <Press className="q-up" busy={busy || undefined} onPress={press}>
          {busy ? <View className="q-spin" /> : <Icon name="camera" size={22} />}
          <View>
            {photos.length}/{most}
          </View>
          <Said>
            添加{label}，最多 {most} 张
          </Said>
        </Press>
      )}
    </View>
  )
}
