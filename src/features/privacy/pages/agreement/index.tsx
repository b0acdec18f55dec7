import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { agreement } from '@/contract/agreement'
import { useParams } from '@/routes/useRoute'
import { Loaded } from '@/ui/Loaded'
import { NotFoundView } from '@/ui/NotFoundView'
import { Screen } from '@/ui/Screen'
import { AgreementView } from '../../AgreementView'

/** Route `agreeDetail`: one agreement with its record, what taking it back brings about, and the press that does it. */
export default function AgreementPage() {
  const { document = '' } = useParams('agreeDetail')
  const own = useRead(agreement.detail, { params: { document: document || 'none' } })
  const isUnknown = own.error instanceof ApiError && (own.error.status === 404 || own.error.status === 400)
  if (isUnknown) {
    return (
      <Screen title="页面不存在">
        <NotFoundView />
      </Screen>
    )
  }
  return (
    <Screen>
      <Loaded of={own} skeleton={1}>
        {(agreed) => (
          <View className="pad stack pb32">
            <AgreementView own={agreed} />
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
