import { draftsOf } from '@/domain/draft/drafts'

const kept = draftsOf('lottery')
const KEY = /^[\w-]{8,64}$/

/** The key of a draw whose answer got lost, by activity: it is asked about before another is made, also after the page was closed. */
export const openDraw = {
  read: (activityId: string): string | undefined => {
    const key = kept.read(activityId)
    return typeof key === 'string' && KEY.test(key) ? key : undefined
  },
  keep: (activityId: string, key: string) => kept.keep(activityId, key),
  drop: (activityId: string) => kept.drop(activityId),
}
