import { View } from '@tarojs/components'
import { useState } from 'react'
import { useParams } from '@/routes/useRoute'
import { clamp } from '@/ui/element/clamp'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { Screen } from '@/ui/shell/Screen'
import { ZoomView } from '@/ui/picture/zoom/ZoomView'
import './index.scss'

/** Over-the-counter products, whose pictures anybody may see. */
const URLS = ['110011', '110012', '110021'].map((name) => pictureUrl(`/pictures/${name}`, 750))

/** Route `slide` (specification 1, section 2): pictures to enlarge from 1 to 3 times; `?at=2` begins with the second. */
export default function SlidePage() {
  const { at: asked } = useParams('slide')
  const [at, setAt] = useState(clamp(Math.trunc(Number(asked)) - 1 || 0, { min: 0, max: URLS.length - 1 }))
  return (
    <Screen>
      <View className="slide__stage">
        <ZoomView urls={URLS} at={at} onTurn={setAt} />
      </View>
    </Screen>
  )
}
