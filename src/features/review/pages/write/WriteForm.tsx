import { View } from '@tarojs/components'
import { MAX_REVIEW_PICTURES, MAX_REVIEW_WORDS, type ReviewDraft } from '@/contract/review'
import { REVIEW_TAG_IDS, REVIEW_TAGS, type ReviewTag } from '@/contract/reviewTags'
import { PictureField } from '@/domain/upload/PictureField'
import { Card } from '@/ui/card/Card'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { MarkedTextArea } from '@/ui/form/marked/MarkedTextArea'
import { Stars } from '@/ui/form/Stars'
import { Switch } from '@/ui/form/Switch'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { LineHead } from '../../parts/LineHead'
import { useWrite } from './useWrite'

/** Stars, tags, words, pictures, and by which name; of a prescription drug stars and tags of the service alone. */
export function WriteForm({ of, onDone }: { of: ReviewDraft; onDone: () => void }) {
  const { form, marks, publish } = useWrite(of, onDone)
  const { isServiceOnly, maskedName } = of
  const { values, set, errorOf } = form
  const starsError = errorOf('stars')
  const tags = REVIEW_TAG_IDS.filter((tag) => !isServiceOnly || REVIEW_TAGS[tag].isService)
  const toggle = (tag: ReviewTag) =>
    set('tags', values.tags.includes(tag) ? values.tags.filter((one) => one !== tag) : [...values.tags, tag])
  return (
    <Screen
      title="写评价"
      bottomBar={
        <BottomBar>
          <Button grow says="inline" disabled={marks.length > 0} onPress={publish}>
            {marks.length > 0 ? '改好再发布' : '发布'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Card>
          <LineHead of={of} />
        </Card>
        {isServiceOnly && <Notice kind="info">处方药只评价配送和服务，不公开展示；用药感受请问药师</Notice>}
        <Section title="打几星">
          <Stars value={values.stars} onChange={(stars) => set('stars', stars)} />
          {starsError !== undefined && <ErrorLine flat>{starsError}</ErrorLine>}
        </Section>
        <Section title="哪些方面">
          <View className="row wrap gap-8" {...a11y({ role: 'group', label: '哪些方面' })}>
            {tags.map((tag) => (
              <Chip key={tag} role="checkbox" on={values.tags.includes(tag)} onPress={() => toggle(tag)}>
                {REVIEW_TAGS[tag].words}
              </Chip>
            ))}
          </View>
          {!isServiceOnly && (
            <>
              <View className="margin-top-12">
                <MarkedTextArea
                  label="评价内容"
                  {...form.fieldProps('words')}
                  marks={marks}
                  placeholder="送得快不快、包装怎么样、好不好用"
                  maxLength={MAX_REVIEW_WORDS}
                />
              </View>
              <View className="margin-top-12">
                <PictureField
                  label="评价图片"
                  kind="review"
                  ids={values.pictures}
                  onChange={(pictures) => set('pictures', pictures)}
                  max={MAX_REVIEW_PICTURES}
                />
              </View>
              <View className="text-13 color-secondary margin-top-8">别拍到姓名、电话和处方；有图片的评价查看后展示</View>
            </>
          )}
        </Section>
        {!isServiceOnly && (
          <View className="q-card row justify-between gap-12">
            <View className="grow">
              <View className="text-16 color-title">匿名</View>
              <View className="text-13 color-secondary margin-top-2">显示为 {values.isAnonymous ? '匿名用户' : maskedName}</View>
            </View>
            <Switch label="匿名" hidesLabel on={values.isAnonymous} onChange={(on) => set('isAnonymous', on)} />
          </View>
        )}
        {!isServiceOnly && <View className="text-13 color-secondary text-center">好评差评一样展示。讲疗效的话按法规不展示</View>}
      </View>
    </Screen>
  )
}
