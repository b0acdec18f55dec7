import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { plan } from '@/contract/plan'
import { ProductRow } from '@/domain/product/ProductRow'
import { OTC_NOTICE } from '@/domain/product/statutory'
import { RX_WARNING } from '@/lib/rxWarning'
import { Notice } from '@/ui/card/Notice'
import { Sheet } from '@/ui/layer/Sheet'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'

type Props = { planId: string; title: string; open: boolean; onClose: () => void }

/** The formulary of a plan: the medicines that it pays for. */
export function Medicines({ planId, title, open, onClose }: Props) {
  const found = useRead(plan.medicines, { params: { planId } }, { enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Notice kind="amber">{RX_WARNING}</Notice>
      <Loaded
        of={found}
        empty={({ results }) => results.length === 0}
        emptyView={<Empty title="清单还没有公布" text="公布以后在这里查看，也可以问客服" />}
      >
        {({ results }) => (
          <>
            {results.map((card) => (
              <ProductRow key={card.productCode} card={card} source="plan" flat brief action={<></>} />
            ))}
            <View className="text-12 color-secondary margin-top-12">{OTC_NOTICE}</View>
          </>
        )}
      </Loaded>
    </Sheet>
  )
}
