import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { MAX_REVIEW_PICTURES, review as calls, type OwnReview } from '@/contract/review'
import { shopFormat } from '@/lib/time'
import { PictureField } from '@/domain/upload/PictureField'
import { goBack } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { LineHead } from '../../parts/LineHead'
import { ReviewText } from '../../parts/ReviewText'
import { StarLine } from '../../parts/StarLine'
import { StateNote } from '../../parts/StateNote'

const nothing = () => undefined

type Props = { review: OwnReview; onMode: (mode: 'edit' | 'add') => void }

/** One's review as it stands, and what can still be done with it. */
export function OwnView({ review, onMode }: Props) {
  const { id, can, stars, tags, words, added, answer, pictures, writtenAt, helpful, isAnonymous } = review
  const remove = async () => {
    const sure = await confirm({
      title: '删除这条评价？',
      text: '文字和图片都会删除，这件商品不能再评价',
      no: '先不删',
      yes: '删除',
      danger: true,
    })
    if (!sure) return
    await write(calls.remove, { params: { id } })
    toast('评价已删除')
    await goBack()
  }
  return (
    <Screen
      title="我的评价"
      bottomBar={
        <BottomBar>
          <Button grow kind="outline" onPress={remove}>
            删除
          </Button>
          {can.edit && (
            <Button grow kind={can.add ? 'outline' : 'primary'} onPress={() => onMode('edit')}>
              修改
            </Button>
          )}
          {can.add && (
            <Button grow onPress={() => onMode('add')}>
              追评
            </Button>
          )}
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Card>
          <LineHead of={review} />
          <StateNote of={review} />
        </Card>
        <Card>
          <View className="row wrap gap-8">
            <StarLine stars={stars} size={20} />
            <View className="text-13 color-secondary num">
              {shopFormat(writtenAt, 'YYYY-MM-DD')}
              {isAnonymous && ' · 匿名'}
              {helpful > 0 && ` · ${helpful} 人觉得有帮助`}
            </View>
          </View>
          <ReviewText tags={tags} words={words} added={added} answer={answer} />
          {pictures.length > 0 && (
            <View className="margin-top-12">
              <PictureField
                label="评价图片"
                kind="review"
                ids={pictures.map((picture) => picture.id)}
                onChange={nothing}
                max={MAX_REVIEW_PICTURES}
                disabled
              />
            </View>
          )}
        </Card>
      </View>
    </Screen>
  )
}
