import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import { GRACE_DAYS, type plan } from '@/contract/plan'
import { Section } from '@/ui/card/Section'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Loaded, type Reading } from '@/ui/state/Loaded'
import { runsOf, runText } from '../../instalments'

/** How a plan in instalments is paid: what, when, and what each adds. */
export const HowPaid = ({ of }: { of: Reading<Output<typeof plan.quote>> }) => (
  <Section title="怎么交费">
    <Loaded of={of}>
      {({ premium, problem, instalments }) =>
        premium === null ? (
          <ErrorLine flat>{problem ?? '这个方案现在不能投保'}</ErrorLine>
        ) : (
          <>
            {runsOf(instalments).map((run) => (
              <View key={run[0].number} className="text-16 color-title plan__line">
                {runText(run)}
              </View>
            ))}
          </>
        )
      }
    </Loaded>
    <View className="text-13 color-secondary margin-top-8">
      不会自动扣款，到时在消息里提醒您来交。过了应交日没有交，{GRACE_DAYS}{' '}
      天内可以补交；到时还没有交，保障结束，没用完的额度按交的费退还。保险期间先到期的，到期为止，不退。
    </View>
  </Section>
)
