import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import type { MergedProduct } from '@/contract/product'
import { safety } from '@/contract/safety'
import { isMedicine } from '@/domain/product/status'
import { safetyInput } from '@/domain/safety/askSafety'
import { LazySafetySheet } from '@/domain/safety/LazySafetySheet'
import { useSession } from '@/platform/session'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** What the default patient should know of this drug, in one line; nothing where nothing was found. The words are the rule's, never a leaflet's. */
export function SafetyLine({ product, specification }: { product: MergedProduct; specification: string }) {
  const [open, setOpen] = useState(false)
  const member = useSession((session) => session.member)
  const { productCode, mark } = product
  const check = useRead(safety.check, safetyInput([productCode]), {
    enabled: member !== undefined && isMedicine({ mark }),
    staleTime: 300_000,
  })
  const { patient, findings = [] } = check.data ?? {}
  const [first] = findings
  if (!patient || !first) return null
  return (
    <>
      <Press className="q-card row gap-12 full-width" onPress={() => setOpen(true)}>
        <Icon name="warning" size={24} className="color-rx" />
        <View className="grow">
          <View className="text-16 weight-medium color-title">{`${patient.name}用药，${first.title}`}</View>
          <View className="text-13 color-secondary margin-top-2">
            {findings.length > 1 ? `共 ${findings.length} 处提醒，买前看一眼` : '买前看一眼，拿不准先问药师'}
          </View>
        </View>
        <Icon name="arrow-right" size={16} className="chevron" />
      </Press>
      <LazySafetySheet open={open} onClose={() => setOpen(false)} goods={[{ ...product, specification }]} />
    </>
  )
}
