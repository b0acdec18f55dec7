import { View } from '@tarojs/components'
import type { SearchNeed } from '@/contract/search'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { ApprovalLine } from '@/domain/search/ApprovalLine'
import { Phrases } from '@/domain/search/Phrases'
import { canScan } from '@/platform/scan'
import { go, replaceBy } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Empty } from '@/ui/state/Empty'
import { scanBox } from '@/domain/scan/scanBox'
import notServed from './not-served.svg'

const AUDIENCES = {
  adult: '成人',
  child: '儿童',
  infant: '1岁以下婴儿',
  elder: '老年人',
  pregnant: '孕期、哺乳期',
  medicated: '有基础病或正在用药的人',
}

/** A need that nothing without prescription is sold for, or nothing for this person (board 54): what to do, whom to ask, and what may stand behind it. */
export function NotServed({ need: { needName, audience, headline, doctorAdvice, approval, neighbours } }: { need: SearchNeed }) {
  const onlineTime = useOnlineTime()
  // Goods: nobody is sent to a doctor for want of them.
  const isGoods = audience === null && doctorAdvice === null
  const said = [headline, doctorAdvice].filter((text) => text !== null)
  return (
    <View>
      <Empty
        picture={{ src: notServed }}
        title={
          audience
            ? `「${needName}」没有适合${AUDIENCES[audience]}自选的药`
            : isGoods
              ? `暂时没有「${needName}」`
              : `没有专治「${needName}」的非处方药`
        }
        text={said.map((text) => (
          <View key={text}>
            <Phrases of={text} />
          </View>
        ))}
      >
        <View>
          <Button icon="chat" className="result__ask" onPress={() => go('pharmacist')}>
            问药师
          </Button>
          {onlineTime && <View className="text-12 color-secondary margin-top-8">{onlineTime.text}</View>}
        </View>
      </Empty>
      <View className="stack padding-gutter">
        {neighbours.length > 0 && (
          <View className="q-card">
            <View className="text-16 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
              {isGoods ? '看看相近的' : '也许是这些引起的'}
            </View>
            {neighbours.map((neighbour) => (
              <Neighbour key={neighbour.needName} {...neighbour} />
            ))}
          </View>
        )}
        {canScan && (
          <CellGroup>
            <Cell icon="scan" title="有药盒？扫一扫条码" onPress={() => scanBox((keyword) => replaceBy('searchResult', { keyword }))} />
          </CellGroup>
        )}
        {approval && (
          <View className="text-center">
            <ApprovalLine approval={approval} named />
          </View>
        )}
      </View>
    </View>
  )
}

const Neighbour = ({ needName, hits, pictureUri }: SearchNeed['neighbours'][number]) => (
  <Press
    className="row gap-12 full-width result__neighbour"
    href={urlOf('searchResult', { keyword: needName })}
    onPress={() => go('searchResult', { keyword: needName })}
  >
    <ProductImage picture={pictureUri} name={needName} size={44} plain />
    <View className="grow">
      <View className="text-16 color-title">{needName}</View>
      <View className="text-12 color-secondary">{hits} 种</View>
    </View>
    <Icon name="arrow-right" size={16} className="chevron" />
  </Press>
)
