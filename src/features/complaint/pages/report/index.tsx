import { View } from '@tarojs/components'
import { useState } from 'react'
import { COMPLAINT_KIND_IDS, SubjectKind, type ComplaintKind } from '@/contract/complaintKinds'
import { useSession } from '@/platform/session'
import { useParams } from '@/routes/useRoute'
import { Screen } from '@/ui/shell/Screen'
import { CodeShown } from './CodeShown'
import { ReportFields } from './ReportFields'

const kindOf = (text: string | undefined): ComplaintKind | undefined => COMPLAINT_KIND_IDS.find((id) => id === text)

function subjectOf(kind: string | undefined, id: string | undefined) {
  const read = SubjectKind.safeParse(kind)
  return read.success && id !== undefined && /^[\w-]{1,64}$/.test(id) ? { kind: read.data, id } : undefined
}

/** Route `report`: a complaint, under one's account or without a name; without a name it ends with the code to follow it by. */
export default function ReportPage() {
  const { kind, subjectKind, subjectId } = useParams('report')
  const isMember = useSession(({ member }) => member !== undefined)
  const [code, setCode] = useState<string>()
  if (code === undefined)
    return <ReportFields kind={kindOf(kind)} subject={subjectOf(subjectKind, subjectId)} isMember={isMember} onFiled={setCode} />
  return (
    <Screen>
      <View className="stack padding-gutter margin-top-4">
        <CodeShown code={code} />
      </View>
    </Screen>
  )
}
