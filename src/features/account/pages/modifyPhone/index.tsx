import { View } from '@tarojs/components'
import { useState } from 'react'
import { useSession } from '@/platform/session'
import { Screen } from '@/ui/shell/Screen'
import { Stages } from '@/ui/text/Stages'
import { NewPhone } from './NewPhone'
import { OldPhone } from './OldPhone'

/** Route `modifyPhone`: the old phone proves itself, then the new one. Other devices are logged out, this one goes on. */
export default function ModifyPhonePage() {
  const [proof, setProof] = useState<string>()
  const member = useSession((session) => session.member)
  return (
    <Screen>
      <View className="padding-gutter margin-top-8">
        <Stages
          label="修改手机号"
          stages={[
            { title: '验证原号码', state: proof === undefined ? 'on' : 'done' },
            { title: '验证新号码', state: proof === undefined ? 'todo' : 'on' },
          ]}
        />
      </View>
      {proof === undefined ? (
        <OldPhone key={member?.userId} onProof={setProof} />
      ) : (
        <NewPhone proof={proof} onExpired={() => setProof(undefined)} />
      )}
    </Screen>
  )
}
