import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useRef } from 'react'
import { a11y } from './a11y'
import { ErrorLine } from './ErrorLine'
import { Icon } from './Icon'
import { Picture } from './Picture'
import { Press } from './Press'
import { previewImages } from './previewImages'
import { Said } from './Said'
import type { SendPicture, Sending, Uploaded } from './uploads'
import { usePress } from './usePress'
import { useUploads } from './useUploads'
import '@/styles/uploader.scss'

type Props = {
  /** What the pictures are: 处方照片. */
  label: string
  photos: readonly Uploaded[]
  onChange: (photos: readonly Uploaded[]) => void
  send: SendPicture
  most?: number
  disabled?: boolean
}

/**
 * Pictures of the shopper, up to so many: add, watch them go, call off, try again, look, remove. Ours: NutUI's Uploader can neither call
 * off nor try again, sends past our client and its session, and is 19 KB gzip.
 */
export function Uploader({ label, photos, onChange, send, most = 3, disabled }: Props) {
  // Two pictures may arrive before the page has drawn the first.
  const latest = useRef(photos)
  latest.current = photos
  const change = (to: readonly Uploaded[]) => {
    latest.current = to
    onChange(to)
  }
  const { sending, add, retry, cancel } = useUploads({ send, onSent: (picture) => change([...latest.current, picture]) })
  const room = most - photos.length - sending.length
  const { press, busy } = usePress(
    async () => {
      const { tempFilePaths } = await Taro.chooseImage({ count: room, sizeType: ['compressed'] })
      add(tempFilePaths.slice(0, room))
    },
    { quiet: true },
  )
  return (
    <View>
      <View className="row wrap g16" {...a11y({ role: 'group', label })}>
        {photos.map(({ id, url }, at) => (
          <View key={id} className="q-up">
            <Press
              className="full"
              label={`${label} 第 ${at + 1} 张，查看`}
              onPress={() => previewImages({ urls: photos.map((photo) => photo.url), at })}
            >
              <Picture className="q-up__img" fit="cover" src={url} />
            </Press>
            {!disabled && <Away label={`删除${label}第 ${at + 1} 张`} onPress={() => change(photos.filter((photo) => photo.id !== id))} />}
          </View>
        ))}
        {sending.map((one) => (
          <View key={one.key} className="q-up">
            <Picture className="q-up__img" fit="cover" src={one.path} eager />
            <Going label={label} progress={one.progress} why={one.why} onRetry={() => retry(one)} />
            <Away label={one.why === undefined ? `取消上传${label}` : `不要这张${label}`} onPress={() => cancel(one)} />
          </View>
        ))}
        {room > 0 && !disabled && (
          <Press className="q-up q-up--add" busy={busy || undefined} onPress={press}>
            <Icon name="camera" size={22} />
            <View>
              {most - room}/{most}
            </View>
            <Said>
              添加{label}，最多 {most} 张
            </Said>
          </Press>
        )}
      </View>
      {sending.map(
        ({ key, why }) =>
          why !== undefined && (
            <ErrorLine key={key} flat>
              {why}
            </ErrorLine>
          ),
      )}
    </View>
  )
}

/** How far a picture is; once it failed, the way to try again. */
function Going({ label, progress, why, onRetry }: Pick<Sending, 'progress' | 'why'> & { label: string; onRetry: () => unknown }) {
  if (why === undefined) {
    const percent = Math.round(progress * 100)
    return (
      <View className="q-up__mask num" {...a11y({ role: 'progressbar', label: `正在上传${label}`, now: percent })}>
        {percent}%
      </View>
    )
  }
  return (
    <Press className="q-up__mask" label={`${label}没有传上，重试`} onPress={onRetry}>
      <Icon name="refresh" size={20} />
      重试
    </Press>
  )
}

const Away = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Press className="q-up__x" label={label} onPress={onPress}>
    <View className="q-up__xi">
      <Icon name="close" size={12} />
    </View>
  </Press>
)
