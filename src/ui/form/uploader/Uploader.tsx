import { View } from '@tarojs/components'
import { useRef } from 'react'
import type { PictureSource } from '@/platform/choosePictures/PictureSource'
import { a11y } from '../../element/a11y'
import { ErrorLine } from '../ErrorLine'
import { Icon } from '../../icons/Icon'
import type { IconName } from '../../icons/names'
import { Picture } from '../../picture/Picture'
import { Press } from '../../press/Press'
import { previewImages } from '../../picture/zoom/previewImages'
import { VisuallyHidden } from '../../element/VisuallyHidden'
import { askForPictures } from './askForPictures'
import type { SendPicture, Sending, Uploaded } from './uploads'
import { usePress } from '../../press/usePress'
import { useUploads } from './useUploads'
import './uploader.scss'

type Props = {
  /** What the pictures are: 处方照片. */
  label: string
  photos: readonly Uploaded[]
  onChange: (photos: readonly Uploaded[]) => void
  send: SendPicture
  max?: number
  disabled?: boolean
  /** Three in a row, and two places that say where from: the camera, the album. */
  wide?: boolean
}

/**
 * Pictures of the shopper, up to so many: add, watch them go, call off, try again, look, remove. Each is made at most 1600 long before it
 * goes and is given up after 15 s; `send` is the page's own write. Ours: NutUI's Uploader can neither call off nor try again, sends past
 * our client and its session, and is 19 KB gzip.
 */
export function Uploader({ label, photos, onChange, send, max = 3, disabled, wide }: Props) {
  // Two pictures may arrive before the page has drawn the first.
  const latest = useRef(photos)
  latest.current = photos
  const change = (to: readonly Uploaded[]) => {
    latest.current = to
    onChange(to)
  }
  // They stand in the order they were chosen in, whichever arrives first.
  const chosen = useRef<string[]>([])
  const placeOf = useRef(new Map<string, number>())
  const put = (picture: Uploaded, key: string) => {
    placeOf.current.set(picture.id, chosen.current.indexOf(key))
    const place = ({ id }: Uploaded) => placeOf.current.get(id) ?? -1
    change([...latest.current, picture].sort((left, right) => place(left) - place(right)))
  }
  const { sending, add, retry, cancel } = useUploads({ send, onSent: put })
  const room = max - photos.length - sending.length
  const choose = async (from?: PictureSource) => {
    const paths = await askForPictures(room, from)
    chosen.current.push(...add(paths.slice(0, room)))
  }
  return (
    <View>
      <View className={wide ? 'q-uploads' : 'row wrap gap-16'} {...a11y({ role: 'group', label })}>
        {photos.map(({ id, url }, at) => (
          <View key={id} className="q-upload">
            <Press
              className="full-width"
              label={`${label} 第 ${at + 1} 张，查看`}
              onPress={() => previewImages({ urls: photos.map((photo) => photo.url), at })}
            >
              <Picture className="q-upload__image" fit="cover" src={url} />
            </Press>
            {!disabled && <Away label={`删除${label}第 ${at + 1} 张`} onPress={() => change(photos.filter((photo) => photo.id !== id))} />}
          </View>
        ))}
        {sending.map((one) => (
          <View key={one.key} className="q-upload">
            <Picture className="q-upload__image" fit="cover" src={one.path} eager />
            <Going label={label} progress={one.progress} why={one.why} onRetry={() => retry(one)} />
            <Away label={one.why === undefined ? `取消上传${label}` : `不要这张${label}`} onPress={() => cancel(one)} />
          </View>
        ))}
        {room > 0 &&
          !disabled &&
          (wide && room > 1 ? (
            <>
              <Add icon="camera" words="拍照上传" spoken={`拍摄${label}，最多 ${max} 张`} onPress={() => choose('camera')} />
              <Add icon="image" words="从相册选" spoken={`从相册选${label}，最多 ${max} 张`} onPress={() => choose('album')} />
            </>
          ) : (
            <Add
              icon="camera"
              words={wide ? '再加一张' : `${max - room}/${max}`}
              spoken={`添加${label}，最多 ${max} 张`}
              onPress={() => choose()}
            />
          ))}
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

type AddProps = { icon: IconName; words: string; spoken: string; onPress: () => Promise<void> }

/** A place for one more. */
function Add({ icon, words, spoken, onPress }: AddProps) {
  const { press, busy } = usePress(onPress, { quiet: true })
  return (
    <Press className="q-upload q-upload--add" busy={busy || undefined} onPress={press}>
      <Icon name={icon} size={22} />
      <View {...a11y({ hidden: true })}>{words}</View>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Press>
  )
}

/** How far a picture is; once it failed, the way to try again. */
function Going({ label, progress, why, onRetry }: Pick<Sending, 'progress' | 'why'> & { label: string; onRetry: () => unknown }) {
  if (why === undefined) {
    const percent = Math.round(progress * 100)
    return (
      <View className="q-upload__mask num" {...a11y({ role: 'progressbar', label: `正在上传${label}`, now: percent })}>
        {percent}%
      </View>
    )
  }
  return (
    <Press className="q-upload__mask" label={`${label}没有传上，重试`} onPress={onRetry}>
      <Icon name="refresh" size={20} />
      重试
    </Press>
  )
}

const Away = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Press className="q-upload__remove" label={label} onPress={onPress}>
    <View className="q-upload__removeIcon">
      <Icon name="close" size={12} />
    </View>
  </Press>
)
