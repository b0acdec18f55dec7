import { View } from '@tarojs/components'
import { useState } from 'react'
import type { SearchDanger } from '@/contract/search'
import { callPhone } from '@/platform/phone'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Phrases } from './Phrases'

/** Everybody knows whose number it is. */
const AMBULANCE = '120'

const dial = async (number: string) => callPhone(number)

/** Whom to call, the first as the only filled button. Whether a device can dial nobody knows: once pressed, the number also stands large. */
export function HelpPhones({ phones: [first, ...others] }: Pick<SearchDanger, 'phones'>) {
  const [dialled, setDialled] = useState<string>()
  if (!first) return null
  const call = (number: string) => {
    setDialled(number)
    // Called off, or a device without a telephone: the number stands there to be read.
    return dial(number).catch(() => undefined)
  }
  return (
    <>
      <View className="margin-top-8">
        <Button
          kind="danger"
          block
          quiet
          className="help__call"
          label={`拨打 ${first.number} ${first.name}`}
          onPress={() => call(first.number)}
        >
          <Icon name="phone" size={22} />
          <View>
            <View>拨打 {first.number}</View>
            {first.number !== AMBULANCE && <View className="q-btn__sub margin-top-4">{first.name}</View>}
          </View>
        </Button>
      </View>
      {others.map(({ number, name }) => (
        <View key={number} className="margin-top-8">
          <Button kind="outline" block quiet icon="phone" onPress={() => call(number)}>
            {`${name} ${number}`}
          </Button>
        </View>
      ))}
      {dialled !== undefined && (
        <View className="q-quiet text-center margin-top-12" {...a11y({ role: 'status' })}>
          <View className="text-14 color-body">
            <Phrases of="没有拨出去，就用身边任何一部电话拨" />
          </View>
          <View className="text-32 weight-bold num color-price">{dialled}</View>
        </View>
      )}
    </>
  )
}
