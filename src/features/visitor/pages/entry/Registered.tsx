import { Text, View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { REGISTRATION_DAYS, registration, type Registration } from '@/contract/registration'
import { shopTimeOfYear } from '@/lib/time'
import { openLogin } from '@/platform/login'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'
import { registeredWords } from '../../registeredWords'

/** What was registered; a visitor's is found by logging in with its phone. */
export function Registered({ isMember }: { isMember: boolean }) {
  return (
    <Section title="我登记过的">
      {isMember ? (
        <Own />
      ) : (
        <>
          <View className="text-14 color-body">
            用登记时的手机号登录，就能看到进度，也可以撤回。没有登录的登记 {REGISTRATION_DAYS} 天后自动删除。
          </View>
          <View className="margin-top-12">
            <Button block kind="soft" onPress={openLogin}>
              登录查看
            </Button>
          </View>
        </>
      )}
    </Section>
  )
}

function Own() {
  const own = useRead(registration.list, {}, { staleTime: 0 })
  return (
    <Loaded
      of={own}
      skeleton={2}
      empty={({ results }) => results.length === 0}
      emptyView={<View className="text-14 color-secondary">还没有登记过用药需求</View>}
    >
      {({ results }) => (
        <View className="stack">
          {results.map((one) => (
            <Row key={one.requestId} of={one} />
          ))}
        </View>
      )}
    </Loaded>
  )
}

function Row({ of: one }: { of: Registration }) {
  const { requestId, productCode, productName, question, at, state } = one
  const withdraw = async () => {
    if (!(await confirm({ title: `撤回「${productName}」的登记？`, text: '撤回后药师不再给您回电，登记的内容会删除', yes: '撤回' }))) return
    try {
      await write(registration.withdraw, { params: { requestId } })
    } catch (error) {
      // The pharmacist was quicker: it is shown as it stands now.
      if (error instanceof ApiError && error.status === 409) void refetch(registration.list)
      throw error
    }
    toast('已撤回')
  }
  return (
    <View className="q-quiet">
      <View className="text-16 weight-medium color-title">{productName}</View>
      {question !== null && question !== '' && <View className="text-14 color-body margin-top-4">想问：{question}</View>}
      <View className="text-13 color-secondary margin-top-4">
        {shopTimeOfYear(at)} 登记
        <Text className="separator-dot" />
        {registeredWords(one)}
      </View>
      <View className="row gap-8 wrap margin-top-8">
        <Button size="s" kind="outline" label={`查看${productName}`} onPress={() => go('visitorProduct', { productCode })}>
          查看
        </Button>
        {state === 'waiting' && (
          <Button size="s" kind="text" label={`撤回${productName}的登记`} onPress={withdraw}>
            撤回
          </Button>
        )}
      </View>
    </View>
  )
}
