import { printPage, PRINTS } from '@/platform/print'
import { SHARES_BY_HOST } from '@/platform/share'
import { isSinglePage } from '@/routes/singlePage'
import { useElder } from '@/ui/text/elder'
import { sharePage } from '@/ui/share/sharePage'
import { IconButton } from '@/ui/press/IconButton'

/** At the right of the bar: larger print, onto paper, and on to somebody else. */
export function DocumentActions({ title, path }: { title: string; path: string }) {
  const { elder, setElder } = useElder()
  return (
    <>
      <IconButton name="text" size={22} label={elder ? '恢复标准字号' : '放大字号'} selected={elder} onPress={() => setElder(!elder)} />
      {PRINTS && <IconButton name="document" size={22} label="打印" onPress={printPage} />}
      {!isSinglePage && <ShareDocument title={title} path={path} />}
    </>
  )
}

const ShareDocument = (of: { title: string; path: string }) =>
  SHARES_BY_HOST ? (
    <IconButton name="share" size={22} label="分享" openType="share" />
  ) : (
    <IconButton name="share" size={22} label="分享" onPress={() => sharePage(of)} />
  )
