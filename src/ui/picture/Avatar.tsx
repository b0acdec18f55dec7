import { Avatar as NutAvatar } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '../element/a11y'
import { Picture } from './Picture'
import '@/styles/nutui-theme.scss'
import './avatar.scss'

type Props = {
  /** Whose face it is; its last letter stands where there is no picture, as Chinese given names are told apart by it. */
  name: string
  picture?: string | null | undefined
  /** Design points. */
  size?: number
  /** The name stands beside it: not read again. */
  plain?: boolean
  /** Instead of the letter: +3. */
  word?: string
}

/** A person's face, or a letter of the name where there is none or it does not load. NutUI's, but the picture in it is ours: NutUI's own has no alternative text. */
export function Avatar({ name, picture, size = 40, plain, word = name.slice(-1) }: Props) {
  const [isBroken, setBroken] = useState(false)
  const [shown, setShown] = useState(picture)
  // While drawing, not in an effect: a picture may have failed before an effect of the first drawing runs.
  if (shown !== picture) {
    setShown(picture)
    setBroken(false)
  }
  const side = `calc(${size}px * var(--k))`
  return (
    <View className="q-avatar" {...a11y(plain ? { hidden: true } : { role: 'img', label: name })}>
      <NutAvatar
        size="normal"
        background="var(--c-primary-soft)"
        color="var(--c-primary)"
        style={{ width: side, height: side, fontSize: `calc(${size * 0.42}px * var(--k))` }}
      >
        {picture && !isBroken ? <Picture className="q-avatar__image" src={picture} fit="cover" onError={() => setBroken(true)} /> : word}
      </NutAvatar>
    </View>
  )
}

/** People side by side, each lying a little over the one before; those beyond `max` are counted. */
export function AvatarGroup({
  people,
  max = 5,
  size = 40,
}: {
  people: ReadonlyArray<Pick<Props, 'name' | 'picture'>>
  max?: number
  size?: number
}) {
  const shown = people.slice(0, people.length > max ? max - 1 : max)
  const rest = people.length - shown.length
  return (
    <View className="q-avatars" {...a11y({ role: 'group', label: `${people.map(({ name }) => name).join('、')}，共 ${people.length} 人` })}>
      {shown.map((person, at) => (
        <Avatar key={`${person.name}-${at}`} {...person} size={size} plain />
      ))}
      {rest > 0 && <Avatar name="" word={`+${rest}`} size={size} plain />}
    </View>
  )
}
