import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { svip } from '@/contract/svip'
import { brighten } from '@/platform/brightness'
import { Notice } from '@/ui/card/Notice'
import { useOnTop } from '@/ui/element/useOnTop'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import { awaited } from '../../awaited'
import { Code } from './Code'
import { isNone, None } from './None'
import '../../svip.scss'
import './index.scss'

const refresh = () => refetch(svip.qrCode)

/** Route `svipQrCode`: what a member shows at a shop. Nothing is shown that came before the page was last seen. */
export default function SvipQrCodePage() {
  const [since, setSince] = useState(Date.now)
  const read = useRead(svip.qrCode, {}, { staleTime: 0 })
  useBrightness()
  useDidHide(() => setSince(Date.now()))
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  const refusal = read.error instanceof ApiError ? read.error.code : undefined
  if (isNone(refusal))
    return (
      <Screen>
        <None why={refusal} />
      </Screen>
    )
  const isOld = read.at < since
  const hasFailed = read.status === 'failed' || (isOld && read.error !== null)
  return (
    <Screen {...(!hasFailed && { tint: 'deep' })}>
      <Loaded of={isOld ? { ...awaited(read), status: hasFailed ? 'failed' : 'loading' } : read} skeleton={1}>
        {(code) => (
          <>
            <Code of={code} at={read.at} hasFailed={read.error !== null} onRefresh={refresh} />
            <View className="padding-gutter padding-bottom-32 margin-top-16 relative">
              <Notice icon="info">请把屏幕调亮些，出示给店员扫码；请勿截图转给他人</Notice>
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** The screen is bright while the code is seen. */
function useBrightness() {
  const onTop = useOnTop()
  useEffect(() => (onTop ? brighten() : undefined), [onTop])
}
