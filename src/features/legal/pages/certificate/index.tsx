import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { Section } from '@/ui/Section'
import { Tag } from '@/ui/Tag'

/** Route `certificate`: licences, filings and pharmacists on duty, one tap from home (LAW-AND-PRIVACY, D8). The labels are data. */
export default function CertificatePage() {
  const licences = useRead(mall.licences, {})
  const onlineTime = useOnlineTime()
  return (
    <Screen>
      <Loaded of={licences} skeleton={1}>
        {({ companyName, licences: rows, pharmacists, pharmacistPhone, complaintPhone }) => (
          <View className="pad stack pb32">
            {companyName !== '' || rows.length > 0 ? (
              <Card>
                <View className="t18 b c1">{companyName}</View>
                {rows.map(({ label, number, validUntil, form, issuer }) => (
                  <View key={label} className="mt16">
                    <View className="t13 c3">{label}</View>
                    <View className="t16 c1 mt2">{number}</View>
                    {issuer !== null && (
                      <View className="t13 c3 mt2">
                        {form === 'filing' ? '备案机关' : '发证机关'} {issuer}
                      </View>
                    )}
                    {validUntil && <View className="t13 c3 mt2">有效期至 {validUntil}</View>}
                  </View>
                ))}
              </Card>
            ) : (
              <Empty picture="prescription" title="资质信息尚未公布" text="商城取得资质并登记后，在这里公示" />
            )}
            {pharmacists.length > 0 && (
              <Section title="执业药师">
                {pharmacists.map(({ name, title, registration, onDuty, dutyFrom, dutyTo }) => (
                  <View key={registration} className="row between g12 mt16">
                    <View className="grow">
                      <View className="t16 c1">
                        {name}，{title}
                      </View>
                      <View className="t13 c3 mt2">注册编号 {registration}</View>
                      {dutyFrom !== null && dutyTo !== null && (
                        <View className="t13 c3 mt2">
                          每天 {dutyFrom}–{dutyTo} 在岗
                        </View>
                      )}
                    </View>
                    {onDuty && <Tag kind="green">在岗</Tag>}
                  </View>
                ))}
              </Section>
            )}
            {(pharmacistPhone || complaintPhone) && (
              <Card>
                <View className="t16 b c1">联系我们</View>
                {pharmacistPhone && (
                  <View className="t14 c2 mt8">
                    药师电话 {pharmacistPhone}
                    {onlineTime ? `，${onlineTime.hours}，${onlineTime.text}` : ''}
                  </View>
                )}
                {complaintPhone && <View className="t14 c2 mt4">投诉电话 {complaintPhone}</View>}
                {pharmacistPhone && (
                  <View className="mt16">
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
