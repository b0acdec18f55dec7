import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { write } from '@/api/write'
import { review as calls, type Review } from '@/contract/review'
import { shopFormat } from '@/lib/time'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Picture } from '@/ui/picture/Picture'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { IconButton } from '@/ui/press/IconButton'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { Tag } from '@/ui/text/Tag'
import { ReviewText } from '../../parts/ReviewText'
import { StarLine } from '../../parts/StarLine'
import { ReportSheet } from './ReportSheet'
import '../../review.scss'

/** One review as everybody reads it. */
export const ReviewRow = memo(function ReviewRow({ review }: { review: Review }) {
  const { id, name, stars, writtenAt, specification, quantity, pictures, isOwn } = review
  const [reporting, setReporting] = useState(false)
  const urls = pictures.map(({ url }) => pictureUrl(url))
  const bought = [specification, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ')
  return (
    <View className="review-line">
      <View className="row gap-12">
        <View className="review-face text-16" {...a11y({ hidden: true })}>
          {name.slice(0, 1)}
        </View>
        <View className="grow">
          <View className="row gap-8 text-14 color-title">
            {name}
            {isOwn && <Tag>我的评价</Tag>}
          </View>
          <View className="row wrap gap-8 text-13 color-secondary">
            <StarLine stars={stars} size={14} />
            <View className="num">
              {shopFormat(writtenAt, 'MM-DD')} · {bought}
            </View>
          </View>
        </View>
      </View>
      <ReviewText tags={review.tags} words={review.words} added={review.added} answer={review.answer} />
      {urls.length > 0 && (
        <View className="review-pictures margin-top-8">
          {urls.map((url, at) => (
            <Press key={url} label={`评价图片第 ${at + 1} 张，查看`} onPress={() => previewImages({ urls, at })}>
              <Picture className="review-picture" fit="cover" src={url} />
            </Press>
          ))}
        </View>
      )}
      <View className="row justify-between review-foot margin-top-4">
        <Helpful review={review} />
        {!isOwn && (
          <IconButton
            name="more"
            size={20}
            label={`举报${name}的评价`}
            onPress={() => (useSession.getState().member ? setReporting(true) : openLogin())}
          />
        )}
      </View>
      {!isOwn && <ReportSheet id={id} open={reporting} onClose={() => setReporting(false)} />}
    </View>
  )
})

/** How many it helped; a press says so too, another takes it back. One's own is only counted. */
function Helpful({ review: { id, isOwn, ...given } }: { review: Review }) {
  const [told, setTold] = useState({ helpful: given.helpful, isHelpful: given.isHelpful })
  const { press, busy } = usePress(
    async () => {
      if (!useSession.getState().member) return openLogin()
      setTold(await write(calls.help, { params: { id }, body: { isHelpful: !told.isHelpful } }))
    },
    { quiet: true },
  )
  const words = told.helpful > 0 ? `有帮助 ${told.helpful}` : '有帮助'
  if (isOwn) return <View className="q-hit text-14 color-secondary">{told.helpful > 0 ? words : ''}</View>
  return (
    <Press className="q-hit row gap-6 text-14 color-secondary" selected={told.isHelpful} busy={busy || undefined} onPress={press}>
      <Icon name={told.isHelpful ? 'heart-solid' : 'heart'} size={18} className={told.isHelpful ? 'color-link' : ''} />
      {words}
    </Press>
  )
}
