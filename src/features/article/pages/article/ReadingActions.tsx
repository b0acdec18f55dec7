import { SHARES_BY_HOST } from '@/platform/share'
import { isSinglePage } from '@/routes/singlePage'
import { IconButton } from '@/ui/press/IconButton'
import { sharePage } from '@/ui/share/sharePage'
import { useElder } from '@/ui/text/elder'

/** At the right of the bar: larger print, and on to the family. */
export function ReadingActions({ title, path }: { title: string; path: string }) {
  const { elder, setElder } = useElder()
  const pass = SHARES_BY_HOST ? ({ openType: 'share' } as const) : { onPress: () => sharePage({ title, path }) }
  return (
    <>
      <IconButton name="text" size={22} label={elder ? '恢复标准字号' : '放大字号'} selected={elder} onPress={() => setElder(!elder)} />
      {!isSinglePage && <IconButton name="share" size={22} label="分享" {...pass} />}
    </>
  )
}
