import { useState } from 'react'
import { MAX_REVIEW_WORDS, review, type ReviewDraft } from '@/contract/review'
import type { ReviewTag } from '@/contract/reviewTags'
import { REVIEW_TAG_IDS } from '@/contract/reviewTags'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { useUnsent } from '@/domain/draft/useUnsent'
import { useSensitiveWords } from '@/domain/sensitiveWord/useSensitiveWords'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'

export type ReviewValues = { stars: number; tags: ReviewTag[]; words: string; pictures: string[]; isAnonymous: boolean }

const EMPTY: ReviewValues = { stars: 0, tags: [], words: '', pictures: [], isAnonymous: true }

function begunWith({ review: written }: ReviewDraft): ReviewValues {
  if (!written) return EMPTY
  const tags = REVIEW_TAG_IDS.filter((tag) => written.tags.includes(tag))
  return { ...written, tags, pictures: written.pictures.map(({ id }) => id) }
}

/** The form of a review, new or edited: what was typed stays whatever is refused, and comes back with the page. */
export function useWrite(of: ReviewDraft, onDone: () => void) {
  const { lineId, review: written } = of
  const attempt = useAttempt()
  const [begun] = useState(() => begunWith(of))
  const [typed] = useState(() => typedForm<ReviewValues>(`review ${lineId}`))
  const form = useForm<ReviewValues>({
    values: { stars: begun.stars, tags: begun.tags, words: begun.words, pictures: begun.pictures, isAnonymous: begun.isAnonymous },
    problems: ({ stars, words }) => ({
      stars: stars === 0 ? '请选择几颗星' : undefined,
      words: words.trim().length > MAX_REVIEW_WORDS ? `最多 ${MAX_REVIEW_WORDS} 个字` : undefined,
    }),
    draft: typed,
  })
  const { stars, words, pictures, tags } = form.values
  const unsent = useUnsent(
    words !== begun.words || stars !== begun.stars || pictures.length !== begun.pictures.length || tags.length !== begun.tags.length,
  )
  const sensitive = useSensitiveWords('review', 'words', words)
  const send = async (values: ReviewValues) => {
    const body = { ...values, words: values.words.trim() }
    try {
      const { state } = await (written
        ? attempt(review.edit, { params: { id: written.id }, body })
        : attempt(review.write, { body: { lineId, ...body } }))
      unsent.end()
      toast(state === 'published' ? '已发布，谢谢您的评价' : '已提交，查看后展示', { icon: 'check' })
    } catch (error) {
      sensitive.refused(error)
      throw error
    }
  }
  const publish = async () => {
    if (await form.submit(send)) onDone()
  }
  return { form, marks: sensitive.marks, publish }
}
