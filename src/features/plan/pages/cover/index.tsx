import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan, type Plan } from '@/contract/plan'
import { Steps } from '@/domain/procedure/Steps'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Tag } from '@/ui/text/Tag'
import { useFamily } from '../../families'
import { OfFamily } from '../../OfFamily'
import { isInInstalments } from '../../words'
import { Calculator } from './Calculator'
import { CoverBar } from './CoverBar'
import { Covers } from './Covers'
import { HowPaid } from './HowPaid'
import { Links } from './Links'
import { Tiers } from './Tiers'
import { TypeTabs } from './TypeTabs'
import { useQuoted } from './useQuoted'
import '../../plan.scss'
import './index.scss'

/** Routes `taf` and `innovationpay`: what the plans of a family cover and cost, and the way to apply for one. */
export default function PlanCoverPage() {
  return (
    <OfFamily>
      <Cover />
    </OfFamily>
  )
}

function Cover() {
  const { family, type, procedure } = useFamily()
  const sold = useRead(plan.list, { query: { family, type } })
  const [chosenId, choose] = useState<string>()
  const plans = sold.data?.results ?? []
  const chosen = plans.find(({ planId }) => planId === chosenId) ?? plans[0]
  const quoted = useQuoted(chosen?.planId)
  usePullToRefresh(() => refetch(plan.list, plan.quote, plan.medicines))
  return (
    <Screen tint="sky" bottomBar={chosen && <CoverBar of={chosen} quoted={quoted} />}>
      {type && <TypeTabs value={type} />}
      <Loaded of={sold} skeleton={1}>
        {({ results, reads, notice }) =>
          chosen ? (
            <>
              <Head of={chosen} />
              <View className="stack padding-gutter padding-bottom-32">
                <Section title="选择方案">
                  <Tiers plans={results} value={chosen.planId} onChange={choose} />
                </Section>
                <Covers of={chosen} />
                {isInInstalments(chosen) ? <HowPaid of={quoted.read} /> : <Calculator of={quoted} />}
                <Section title={procedure.title}>
                  <Steps steps={procedure.steps} />
                </Section>
                <Links of={chosen} texts={reads} />
                <View className="text-13 color-secondary text-center">
                  由{chosen.insurer}承保。{notice}
                </View>
              </View>
            </>
          ) : (
            <Empty page picture="orders" title="这个保障计划现在不能投保" text="开放以后可以在这里投保">
              <Button kind="outline" onPress={() => go('kf')}>
                联系客服
              </Button>
              <Button onPress={() => go('insuranceEntrance')}>看商保购药</Button>
            </Empty>
          )
        }
      </Loaded>
    </Screen>
  )
}

/** What the plan is called, and what it is for in one line. */
function Head({ of: { name } }: { of: Plan }) {
  const { tags, lead } = useFamily()
  return (
    <View className="plan-cover__head">
      <View className="row wrap gap-8">
        {tags.map((tag) => (
          <Tag key={tag} kind="clinic">
            {tag}
          </Tag>
        ))}
      </View>
      <View className="serif weight-bold color-clinic plan__title margin-top-8" {...a11y({ role: 'heading', level: 2 })}>
        {name}
      </View>
      <View className="text-14 color-body margin-top-4">{lead}</View>
    </View>
  )
}
