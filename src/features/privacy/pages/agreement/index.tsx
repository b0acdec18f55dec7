import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { agreement } from '@/contract/agreement'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { NotFoundView } from '@/ui/shell/NotFoundView'
import { Screen } from '@/ui/shell/Screen'
import { AgreementView } from './AgreementView'

/** Route `agreeDetail`: one agreement with its record, what taking it back brings about, and the press that does it. */
export default function AgreementPage() {
  const { document = '' } = useParams('agreeDetail')
  const own = useRead(agreement.detail, { params: { document } }, { enabled: document !== '' })
  if (isUnknown(own.error)) {
    return (
      <Screen title="页面不存在">
        <NotFoundView />
      </Screen>
    )
  }
  if (document === '') {
    return (
      <Screen title="协议详情">
        <Empty page picture="orders" title="还没有选择协议" text="「我的协议」里有您同意过的每一份">
          <Button onPress={() => replaceBy('agreeList')}>查看我的协议</Button>
        </Empty>
      </Screen>
    )
  }
  return (
    <Screen>
      <Loaded of={own} skeleton={1}>
        {(agreed) => (
          <View className="padding-gutter stack padding-bottom-32">
            <AgreementView own={agreed} />
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
