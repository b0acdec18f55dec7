import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useConnectivity } from '@/platform/connectivity'
import { useRendered } from '@/platform/renderedPage/useRendered'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Picture } from './Picture'
import { Press } from '../press/Press'
import { pictureUrl } from './pictureUrl'

type Props = {
  /** The picture's address without its width, as the gateway names it: `/pictures/110011`; a whole address is taken as it is. */
  picture?: string | null | undefined
  /** The product's name, for a screen reader. */
  name: string
  /** 400, or 750 where it is seen large (specification 1, section 9). */
  width?: 400 | 750
  /** Design points of the square; without it the class says. */
  size?: number
  className?: string
  /** Drawn over it: 缺货, 下架. */
  word?: string | undefined
  /** On the first screen: not lazy. */
  eager?: boolean
  /** Beside the product's name: not read again. */
  plain?: boolean
  /** It did not open. */
  onBroken?: () => void
}

/**
 * A product's picture: lazy, fading in, a leaf while it comes and where it is missing. A broken one is tried again when the network is
 * back, and a large one on a press. The drawing of what is sealed is `/pictures/sealed`.
 */
export function ProductImage({ picture, name, width = 400, size, className, word, eager, plain, onBroken }: Props) {
  // In a rendered page it is the browser that shows it, as soon as it is there.
  const isRendered = useRendered() !== undefined
  const [state, setState] = useState<'coming' | 'here' | 'broken'>(isRendered ? 'here' : 'coming')
  const online = useConnectivity((connection) => connection.online)
  const [shown, setShown] = useState(picture)
  // While drawing, not in an effect: a picture that is kept has come before an effect of the first drawing runs.
  if (shown !== picture) {
    setShown(picture)
    setState('coming')
  }
  useEffect(() => {
    if (online) setState((now) => (now === 'broken' ? 'coming' : now))
  }, [online])
  const source = picture ? pictureUrl(picture, width) : undefined
  const canRetry = state === 'broken' && width === 750 && !plain
  const told = a11y(plain ? { hidden: true } : canRetry ? {} : { role: 'img', label: word ? `${name}，${word}` : name })
  return (
    <View
      className={cx('q-thumb', word && 'q-thumb--off', className)}
      style={size === undefined ? {} : { width: `${size}px`, height: `${size}px` }}
      {...told}
    >
      {state !== 'here' && <Icon name="leaf" size={size !== undefined && size < 80 ? 24 : 32} className="q-thumb__leaf" />}
      {source !== undefined && state !== 'broken' && (
        <Picture
          className={cx('q-thumb__image', state === 'here' || eager ? 'q-thumb__image--in' : 'q-thumb__image--fade')}
          src={source}
          eager={eager}
          onLoad={() => setState('here')}
          onError={() => {
            setState('broken')
            onBroken?.()
          }}
        />
      )}
      {canRetry && (
        <Press className="q-thumb__mask" label={`${name}的图片没有打开，重试`} onPress={() => setState('coming')}>
          <View className="q-thumb__word">图片没有打开，点此重试</View>
        </Press>
      )}
      {word && (
        <View className="q-thumb__mask">
          <View className="q-thumb__word">{word}</View>
        </View>
      )}
    </View>
  )
}
