import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { CARRIER_CODES, CARRIERS, trackingNumberOf } from '@/contract/carriers'
import type { Refund } from '@/contract/refund'
import { canScan, scan } from '@/platform/scan'
import { askToAllow } from '@/ui/feedback/askToAllow'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioList } from '@/ui/form/RadioList'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { copy } from '@/ui/share/copy'
import { selectable } from '@/ui/text/selectable'
import type { useTracking } from './useTracking'

type Props = { refund: Refund; returnTo: NonNullable<Refund['returnTo']>; tracking: ReturnType<typeof useTracking> }

/** Where the goods go, who pays for it, and the parcel that the member tells of. */
export function ReturnCard({ refund, returnTo, tracking }: Props) {
  const { name, phone, address } = returnTo
  return (
    <View className="q-card q-card--flush refund__return">
      <View className="row wrap gap-12 refund__address">
        <View className="refund__to">
          <View className="text-16 weight-bold color-title">寄回地址</View>
          <View className="row wrap gap-12 text-14 color-title margin-top-8">
            <Text>{name}</Text>
            <Text className="num" {...selectable}>
              {phone}
            </Text>
          </View>
          <View className="text-14 color-body margin-top-4">
            <Text {...selectable}>{address}</Text>
          </View>
          <View className="text-13 color-secondary margin-top-4">
            {refund.paysReturn ? '寄回运费由我们承担，可先垫付并保留凭证' : '寄回运费由您承担'}。请勿寄到付件
          </View>
        </View>
        <Button kind="outline" size="s" icon="copy" label="复制寄回地址" onPress={() => copy(`${name} ${phone} ${address}`)}>
          复制
        </Button>
      </View>
      <View className="divider refund__line" />
      {tracking.isOpen ? <Fields refund={refund} tracking={tracking} /> : <Told refund={refund} onCorrect={tracking.correct} />}
    </View>
  )
}

/** The parcel as it was told of; it may be corrected until it arrived. */
function Told({ refund: { tracking, can }, onCorrect }: { refund: Refund; onCorrect: () => void }) {
  if (!tracking) return null
  const { carrierName, trackingNumber, trackingPhone } = tracking
  return (
    <>
      <FieldRow label="快递公司">{carrierName}</FieldRow>
      <FieldRow label="快递单号">
        <View className="row wrap gap-8">
          <Text className="num break-all" {...selectable}>
            {trackingNumber}
          </Text>
          {can.track && (
            <Button kind="text" size="s" label="修改寄回信息" onPress={onCorrect}>
              修改
            </Button>
          )}
        </View>
      </FieldRow>
      <FieldRow label="联系电话">{trackingPhone}</FieldRow>
    </>
  )
}

const CAMERA = { title: '相机没有打开', text: '请在小程序设置里允许使用摄像头，也可以手工输入单号。' }

function Fields({ refund, tracking: { form, type } }: Omit<Props, 'returnTo'>) {
  const [choosing, setChoosing] = useState(false)
  const { trackingId } = form.values
  const read = async () => type(trackingNumberOf((await scan().catch(askToAllow(CAMERA))).text).slice(0, MAX_NUMBER))
  return (
    <>
      <FieldRow
        label="快递公司"
        required
        value={trackingId === undefined ? undefined : CARRIERS[trackingId].name}
        placeholder="请选择"
        onPress={() => setChoosing(true)}
        error={form.errorOf('trackingId')}
        focus={form.isFocused('trackingId')}
      />
      <Field
        label="快递单号"
        required
        {...form.fieldProps('trackingNumber')}
        onChange={type}
        maxLength={MAX_NUMBER}
        placeholder={canScan ? '请输入或扫码' : '请输入单号'}
        right={canScan && <IconButton name="scan" label="扫快递单号" onPress={read} />}
      />
      <Field
        label="联系电话"
        kind="phone"
        {...form.fieldProps('trackingPhone')}
        maxLength={11}
        placeholder={refund.tracking?.trackingPhone ?? refund.phone}
        help="不填就用上面的号码"
      />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title="快递公司" flush>
        <RadioList
          label="快递公司"
          value={trackingId}
          options={CARRIER_CODES.map((code) => ({ value: code, text: CARRIERS[code].name }))}
          onChange={(code) => {
            form.set('trackingId', code)
            setChoosing(false)
          }}
        />
      </Sheet>
    </>
  )
}

/** Characters of a number, with the blanks of who copies it. */
const MAX_NUMBER = 40
