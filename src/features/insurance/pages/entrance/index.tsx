import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { insurance, type InsurancePlan } from '@/contract/insurance'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { LinkCard } from '@/ui/card/LinkCard'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { BindSheet } from './BindSheet'
import { OwnBenefits } from './OwnBenefits'
import { PlanCard } from './PlanCard'

const STEPS = [
  { title: '绑定保单', text: '选方案和被保险人，向保险公司核对姓名和证件号码' },
  { title: '选药下单', text: '在专区里选，处方药要有被保险人自己的处方' },
  { title: '直接结算', text: '保险公司付它的部分，您只付剩下的，不用先垫钱再报销' },
]

const INNOVATION = { type: 'monthly' } as const

/** Route `insuranceEntrance`: which insurers pay here and for what, the member's own policies, and the way to the goods. */
export default function InsuranceEntrancePage() {
  const userId = useSession(({ member }) => member?.userId)
  const plans = useRead(insurance.plans, {})
  const [binding, setBinding] = useState<InsurancePlan>()
  usePullToRefresh(() => refetch(insurance.plans, insurance.mine))
  const bind = (plan: InsurancePlan) => (userId === undefined ? openLogin() : setBinding(plan))
  return (
    <Screen tint="sky">
      <View className="padding-gutter stack padding-bottom-32">
        <Loaded
          of={plans}
          skeleton={1}
          empty={({ results }) => results.length === 0}
          emptyView={
            <Empty page picture="orders" title="本店还没有接通商保" text="接通以后，可以用保险公司的额度直接买药">
              <Button onPress={() => go('home')}>去逛逛</Button>
            </Empty>
          }
        >
          {({ results, state }) => (
            <>
              {userId !== undefined && (
                <>
                  <OwnBenefits key={userId} />
                  <View className="row justify-end">
                    <Button kind="text" size="s" onPress={() => go('powerList')}>
                      我的权益
                    </Button>
                  </View>
                </>
              )}
              <Section title="怎么用">
                {STEPS.map(({ title, text }, place) => (
                  <View key={title} className={place === 0 ? '' : 'margin-top-12'}>
                    <View className="text-16 weight-medium color-title">
                      {place + 1}. {title}
                    </View>
                    <View className="text-14 color-secondary margin-top-2">{text}</View>
                  </View>
                ))}
                <View className="margin-top-16">
                  <Button block kind="outline" onPress={() => go('insuranceSection')}>
                    看看哪些能付
                  </Button>
                </View>
              </Section>
              {results.map((plan) => (
                <PlanCard key={plan.planId} plan={plan} onBind={() => bind(plan)} />
              ))}
              <LinkCard
                icon="shield"
                title="特药保障计划"
                text="看保障、算保费，为自己或家人投保"
                href={urlOf('taf')}
                onPress={() => go('taf')}
              />
              <LinkCard
                icon="pill"
                title="创新药分期保障"
                text="保险费分几期交，为自己或家人投保"
                href={urlOf('innovationpay', INNOVATION)}
                onPress={() => go('innovationpay', INNOVATION)}
              />
              {!state.isConnected && <Notice kind="info">{state.text}</Notice>}
              <View className="text-13 color-secondary">
                能不能赔、赔多少以保险公司的条款为准，本店不承保。您的姓名和证件号码只用来向保险公司核对，加密保存，页面上不完整显示。
              </View>
            </>
          )}
        </Loaded>
      </View>
      <BindSheet plan={binding} onClose={() => setBinding(undefined)} />
    </Screen>
  )
}
