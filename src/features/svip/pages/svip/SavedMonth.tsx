import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { svip } from '@/contract/svip'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Loaded, type Reading } from '@/ui/state/Loaded'
import { Discount, SavedSum } from '../../Saved'
import { SAVED_BY } from '../../words'

const SHOWN = 3

/** What this month saved so far, the newest of it, and the way to every month. */
export const SavedMonth = ({ of }: { of: Reading<Output<typeof svip.discountLogs>> }) => (
  <Section title="省钱记录" more="全部" onMore={() => go('svipLog')}>
    <Loaded of={of}>
      {({ saved, results }) => (
        <>
          <SavedSum text="本月已省" cents={saved} />
          {results.slice(0, SHOWN).map((discount) => (
            <Discount key={discount.id} of={discount} />
          ))}
          {results.length === 0 && <View className="text-12 color-secondary margin-top-8">{SAVED_BY}</View>}
        </>
      )}
    </Loaded>
  </Section>
)
