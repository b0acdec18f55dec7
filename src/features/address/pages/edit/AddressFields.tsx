import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Address } from '@/contract/address'
import { last } from '@/lib/last'
import { chooseWechatAddress } from '@/platform/wechatAddress'
import { askToAllow } from '@/ui/feedback/askToAllow'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioChips } from '@/ui/form/RadioList'
import { RegionPicker } from '@/ui/form/picker/RegionPicker'
import { Screen } from '@/ui/shell/Screen'
import { Switch } from '@/ui/form/Switch'
import { toast } from '@/ui/feedback/toast'
import { regionProblem } from './addressForm'
import { placeHere } from './placeHere'
import { regionNamed } from './regionNamed'
import { regions } from './regions'
import { useAddressForm } from './useAddressForm'

const CLOSED = { title: '没有取得微信里的地址', text: '请在小程序设置里允许使用通讯地址，也可以直接填写。' }
const LABELS = ['家', '父母家', '公司', '学校'].map((text) => ({ value: text, text }))

/** Who, where, and what the shopper calls it. Nothing is asked that a parcel does not need. */
export function AddressFields({ present, title }: { present?: Address; title: string }) {
  const { form, save } = useAddressForm(present)
  const [picking, setPicking] = useState(false)
  const { values, set } = form
  const locate = async () => {
    const levels = await placeHere()
    set('region', levels)
    if (regionProblem(levels) === undefined) {
      toast('已填入所在地区，请核对')
      return
    }
    toast(`已填入${last(levels)?.name ?? ''}，请接着选择`)
    setPicking(true)
  }
  const takeFromWechat = async () => {
    const chosen = await chooseWechatAddress?.().catch(askToAllow(CLOSED))
    if (!chosen) return
    set('consigneeName', chosen.consigneeName)
    set('consigneePhone', chosen.consigneePhone)
    set('region', regionNamed(chosen.places))
    set('detail', chosen.detail)
    toast('已填入微信里的地址，请核对')
  }
  return (
    <Screen
      title={title}
      bottomBar={
        <BottomBar>
          <Button block says="inline" onPress={save}>
            保存
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4 address-edit">
        <View className="q-card q-card--flush">
          <Field label="收货人" required maxLength={25} placeholder="姓名" autoComplete="name" {...form.fieldProps('consigneeName')} />
          <Field
            label="手机号"
            kind="phone"
            required={!present}
            maxLength={11}
            placeholder={present?.consigneePhone ?? '用于联系收货'}
            {...(present && { help: '不修改请留空' })}
            {...form.fieldProps('consigneePhone')}
          />
          <FieldRow
            label="所在地区"
            required
            value={values.region.map(({ name }) => name).join(' ')}
            placeholder="省、市、区"
            error={form.errorOf('region')}
            focus={form.isFocused('region')}
            onPress={() => setPicking(true)}
          />
          <View className="row address-edit__here">
            <Button kind="text" size="s" icon="location" quiet onPress={locate}>
              使用当前位置
            </Button>
            {chooseWechatAddress && !present && (
              <Button kind="text" size="s" quiet onPress={takeFromWechat}>
                选微信收货地址
              </Button>
            )}
          </View>
          <Field
            label="详细地址"
            required
            maxLength={100}
            placeholder="街道、门牌、楼栋、房号"
            autoComplete="street-address"
            {...form.fieldProps('detail')}
          />
        </View>
        <View className="q-card">
          <View className="text-14 color-body">标签</View>
          <View className="margin-top-8">
            <RadioChips
              label="标签"
              options={LABELS}
              value={values.label || undefined}
              onChange={(label) => set('label', label === values.label ? '' : label)}
            />
          </View>
        </View>
        <View className="q-card address-edit__default">
          <Switch
            label="设为默认地址"
            on={values.isDefault}
            onChange={(on) => set('isDefault', on)}
            disabled={present?.isDefault ?? false}
          />
        </View>
      </View>
      <RegionPicker
        open={picking}
        regions={regions}
        value={values.region.map(({ code }) => code)}
        names={values.region.map(({ name }) => name)}
        onClose={() => setPicking(false)}
        onPick={(region) => set('region', region)}
      />
    </Screen>
  )
}
