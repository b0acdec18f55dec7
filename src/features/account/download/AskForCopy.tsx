import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { privacy } from '@/contract/privacy'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { OwnPhoneFields } from '../sms/OwnPhoneFields'
import { useOwnProof } from '../sms/useOwnProof'
import { useProblems } from '../sms/useProblems'
import '../sms/sms.scss'

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
  const form = useProblems()
  const { sms, proof: prove } = useOwnProof('download', form)
  const ask = async () => {
    const proof = await prove()
    if (proof !== undefined) await write(privacy.askForCopy, { body: { proof } }, { stale: [privacy.copies] })
  }
  return (
    <Card>
      <View className="t18 b c1">先确认是您本人</View>
      <View className="sms__form">
        <OwnPhoneFields of={sms} />
        <Button block says="inline" onPress={ask}>
          生成副本
        </Button>
      </View>
    </Card>
  )
}
