import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'
import { receivedBy, receivedLine } from './receivedLines'

/** A review of somebody's, and what he said of another's: that it helped, and why it should not stand there. */
export async function reviewsOf(
  gateway: Gateway,
  who: Client & { memberId: string },
  words = '包装很好',
): Promise<{ reviewId: string; reviewedLine: string }> {
  const { lineId } = await receivedLine(gateway, who)
  const { id: reviewId } = await who.review.write({ body: { lineId, stars: 5, words } })
  const other = who.memberId === gateway.lin.memberId ? gateway.chen : gateway.lin
  const [line = ''] = await receivedBy(gateway, lineId, [other.memberId])
  const { id } = await other.review.write({ body: { lineId: line, stars: 4, words: '送得快' } })
  await who.review.help({ params: { id }, body: { isHelpful: true } })
  await who.review.report({ params: { id }, body: { reason: 'untrue' } })
  return { reviewId, reviewedLine: lineId }
}
