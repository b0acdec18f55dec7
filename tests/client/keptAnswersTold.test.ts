import { FIRST_ANSWERS_AGE } from '@/api/firstAnswers'
import { SHELVES } from '@/api/keptAnswers'
import { DAY } from '@/lib/duration'
import { miniPrivacyPolicy } from '../../gateway/demo/documents/account/miniPrivacyPolicy'
import { privacy } from '../../gateway/demo/documents/account/privacy'

it('the privacy policy says how much is kept on the device without a network, and for how long', () => {
  const { own, shop } = SHELVES
  const said = privacy.sections.flatMap(({ paragraphs }) => paragraphs).find((paragraph) => paragraph.startsWith('断网时也能查看'))
  expect(said).toContain(`登录后看到的最多 ${own.max} 项、保存 ${own.age / DAY} 天`)
  expect(said).toContain(`未登录时看到的最多 ${shop.max} 项、保存 ${shop.age / DAY} 天`)
})

it('the mini-program’s privacy policy says for how long what a cold start shows is kept', () => {
  const said = miniPrivacyPolicy.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .find((paragraph) => paragraph.includes('打开小程序时不等网络'))
  expect(said).toContain(`最多 ${FIRST_ANSWERS_AGE / DAY} 天`)
})
