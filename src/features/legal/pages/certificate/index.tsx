import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Section } from '@/ui/card/Section'
import { Tag } from '@/ui/text/Tag'

/** Route `certificate`: licences, filings and pharmacists on duty, one tap from home (LAW-AND-PRIVACY, D8). The labels are data. */
export default function CertificatePage() {
  const licences = useRead(mall.licences, {})
  const onlineTime = useOnlineTime()
  return (
    <Screen>
      <Loaded of={licences} skeleton={1}>
        {({ companyName, licences: rows, pharmacists, pharmacistPhone, complaintPhone }) => (
          <View className="padding-gutter stack padding-bottom-32">
            {companyName !== '' || rows.length > 0 ? (
              <Card>
                <View className="text-18 weight-bold color-title">{companyName}</View>
                {rows.map(({ label, number, validUntil, form, issuer }) => (
                  <View key={label} className="margin-top-16">
                    <View className="text-13 color-secondary">{label}</View>
                    <View className="text-16 color-title margin-top-2">{number}</View>
                    {issuer !== null && (
                      <View className="text-13 color-secondary margin-top-2">
                        {form === 'filing' ? '备案机关' : '发证机关'} {issuer}
                      </View>
                    )}
                    {validUntil && <View className="text-13 color-secondary margin-top-2">有效期至 {validUntil}</View>}
                  </View>
                ))}
              </Card>
            ) : (
              <Empty picture="prescription" title="资质信息尚未公布" text="商城取得资质并登记后，在这里公示" />
            )}
            {pharmacists.length > 0 && (
              <Section title="执业药师">
                {pharmacists.map(({ name, title, registration, onDuty, dutyFrom, dutyTo }) => (
                  <View key={registration} className="row justify-between gap-12 margin-top-16">
                    <View className="grow">
                      <View className="text-16 color-title">
                        {name}，{title}
                      </View>
                      <View className="text-13 color-secondary margin-top-2">注册编号 {registration}</View>
                      {dutyFrom !== null && dutyTo !== null && (
                        <View className="text-13 color-secondary margin-top-2">
                          每天 {dutyFrom}–{dutyTo} 在岗
                        </View>
                      )}
                    </View>
                    {onDuty && onlineTime?.online !== undefined && <Tag kind="green">在岗</Tag>}
                  </View>
                ))}
              </Section>
            )}
            {(pharmacistPhone || complaintPhone) && (
              <Card>
                <View className="text-16 weight-bold color-title">联系我们</View>
                {pharmacistPhone && (
                  <View className="text-14 color-body margin-top-8">
                    药师电话 {pharmacistPhone}
                    {onlineTime ? `，${onlineTime.hours}` : ''}
                    {onlineTime?.online !== undefined ? `，${onlineTime.text}` : ''}
                  </View>
                )}
                {complaintPhone && <View className="text-14 color-body margin-top-4">投诉电话 {complaintPhone}</View>}
                {pharmacistPhone && (
                  <View className="margin-top-16">
                    <Button kind="soft" block icon="phone" onPress={() => callPhone(pharmacistPhone)}>
                      打电话问药师
                    </Button>
                  </View>
                )}
              </Card>
            )}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
