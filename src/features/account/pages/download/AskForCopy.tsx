import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { dataCopy } from '@/contract/dataCopy'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { useForm } from '@/ui/form/useForm'
import { OwnPhoneFields } from '@/domain/sms/OwnPhoneFields'
import { SMS_FIELDS, SMS_VALUES } from '@/domain/sms/smsForm'
import { OWN_PROOF, useOwnProof } from '@/domain/sms/useOwnProof'
import '@/domain/sms/sms.scss'

/** Begins with a press, so that looking at the page asks for no picture. */
export function AskForCopy() {
  const [isAsking, setAsking] = useState(false)
  return isAsking ? (
    <Asking />
  ) : (
    <Button block onPress={() => setAsking(true)}>
      生成新的副本
    </Button>
  )
}

function Asking() {
  const form = useForm({ values: SMS_VALUES, schema: OWN_PROOF, fields: SMS_FIELDS, quiet: true })
  const { sms, prove } = useOwnProof('download', form)
  const ask = () => form.submit(async () => write(dataCopy.ask, { body: { proof: await prove() } }))
  return (
    <Card>
      <View className="text-18 weight-bold color-title">先确认是您本人</View>
      <View className="sms__form">
        <OwnPhoneFields of={sms} />
        <Button block says="inline" onPress={ask}>
          生成副本
        </Button>
      </View>
    </Card>
  )
}
