import { View } from '@tarojs/components'
import type { OwnReview } from '@/contract/review'
import { Notice } from '@/ui/card/Notice'

/** How one's review stands, where it is not simply there for everybody. */
export function StateNote({ of: { state, hiddenFor } }: { of: Pick<OwnReview, 'state' | 'hiddenFor'> }) {
  if (state === 'published') return null
  return (
    <View className="margin-top-12">
      {state === 'hidden' ? (
        <Notice>{`没有展示：${hiddenFor ?? '不符合评价规则'}。修改后可以再次提交`}</Notice>
      ) : (
        <Notice kind="info" icon="clock">
          正在查看图片和内容，通过后展示，一般在 24 小时内
        </Notice>
      )}
    </View>
  )
}
