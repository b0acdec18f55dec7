import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import {
  openPermissionSettings,
  permissionStates,
  SETTINGS_WORDS,
  type PermissionName,
  type PermissionState,
  type PermissionStates,
} from '@/platform/permissions'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Screen } from '@/ui/shell/Screen'
import { Skeleton } from '@/ui/state/Skeleton'
import { Tag } from '@/ui/text/Tag'

const STATES: Record<PermissionState, string> = {
  on: '已开启',
  off: '已关闭',
  later: '使用时再询问',
  unknown: '使用时再询问',
  unused: '没有使用',
}
const UNUSED = '您现在使用的版本没有需要这个权限的功能，不会询问'
const PERMISSIONS: Array<{ name: PermissionName; title: string; purpose: string; scene: string }> = [
  { name: 'location', title: '位置', purpose: '填写收货地址的省市区，只读取一次，不保存坐标', scene: '在地址页点“定位”时' },
  { name: 'camera', title: '相机', purpose: '拍摄处方、售后照片', scene: '点“拍照”时' },
  { name: 'album', title: '相册', purpose: '选择处方、售后照片，只得到您选中的图片；保存商品分享图', scene: '点“从相册选择”“保存图片”时' },
  { name: 'notification', title: '通知', purpose: '订单、到货提醒', scene: '点“提醒我”时' },
  { name: 'microphone', title: '麦克风', purpose: '向药师发送语音', scene: '按住说话时' },
]

/** Route `permission`: how each permission stands, why and when it is asked for. Looking asks the shopper nothing. */
export default function PermissionPage() {
  const [states, setStates] = useState<PermissionStates>()
  useDidShow(() => {
    void permissionStates().then(setStates)
  })
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <View className="text-14 color-body">只在您点按相应功能时询问。拒绝后可以手动填写，我们不会反复询问。</View>
        {!states && <Skeleton level={2} />}
        {states &&
          PERMISSIONS.map(({ name, title, purpose, scene }) => (
            <Card key={name}>
              <View className="row justify-between gap-8">
                <View className="text-18 weight-bold color-title">{title}</View>
                <Tag kind={states[name] === 'on' ? 'green' : 'outline'}>{STATES[states[name]]}</Tag>
              </View>
              {states[name] === 'unused' ? (
                <View className="text-14 color-body margin-top-8">{UNUSED}</View>
              ) : (
                <>
                  <View className="text-14 color-body margin-top-8">用途：{purpose}</View>
                  <View className="text-14 color-body margin-top-4">时机：{scene}</View>
                </>
              )}
            </Card>
          ))}
        {SETTINGS_WORDS !== undefined && <View className="text-14 color-body">{SETTINGS_WORDS}</View>}
        {openPermissionSettings && (
          <Button block kind="soft" onPress={openPermissionSettings}>
            去系统设置修改
          </Button>
        )}
      </View>
    </Screen>
  )
}
