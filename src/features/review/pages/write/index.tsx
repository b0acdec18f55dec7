import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { review } from '@/contract/review'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { AddForm } from './AddForm'
import { OwnView } from './OwnView'
import { WriteForm } from './WriteForm'

type Mode = 'look' | 'edit' | 'add'

/** Route `reviewWrite`: reviews a line that was received; of one that is reviewed, what was written, how it stands, and what can be done with it. */
export default function ReviewWritePage() {
  const { lineId = '', mode: asked } = useParams('reviewWrite')
  const [mode, setMode] = useState<Mode>(asked === 'edit' || asked === 'add' ? asked : 'look')
  const draft = useRead(review.draft, { params: { lineId } })
  const { data } = draft
  if (!data)
    return (
      <Screen>
        <Loaded of={draft} skeleton={1}>
          {() => null}
        </Loaded>
      </Screen>
    )
  const look = () => setMode('look')
  if (data.review && mode === 'edit' && data.review.can.edit) return <WriteForm key={lineId} of={data} onDone={look} />
  if (data.review && mode === 'add' && data.review.can.add) return <AddForm key={lineId} of={data.review} onDone={look} />
  if (data.review) return <OwnView review={data.review} onMode={setMode} />
  if (data.until !== null) return <WriteForm key={lineId} of={data} onDone={look} />
  return (
    <Screen>
      <Empty page picture="orders" title="这件商品不能评价了" text="确认收货后 90 天内可以评价；删除过的评价不能重写">
        <Button onPress={() => go('reviews')}>看其他商品</Button>
      </Empty>
    </Screen>
  )
}
