import { View } from '@tarojs/components'
import { Checkbox, CheckMark } from '@/ui/form/Checkbox'
import { CheckboxGroup } from '@/ui/form/CheckboxGroup'
import { RadioChips, RadioList } from '@/ui/form/RadioList'
import { Stars } from '@/ui/form/Stars'
import { Stepper } from '@/ui/form/Stepper'
import { Switch } from '@/ui/form/Switch'
import { Segmented, Tabs } from '@/ui/press/Tabs'
import { Held } from '../exhibit/Held'
import { never, nothing } from '../exhibit/never'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const RELATIONS = [
  { value: 'self', text: '本人' },
  { value: 'father', text: '父亲', note: '李建国，68 岁' },
  { value: 'child', text: '子女', note: '未满 14 岁需要监护人', disabled: true },
]

const ALLERGIES = [
  { value: 'penicillin', text: '青霉素类', note: '阿莫西林、氨苄西林等' },
  { value: 'cephalosporin', text: '头孢类' },
  { value: 'none', text: '不清楚', disabled: true },
]

const Switches = () => (
  <>
    <State name="on">
      <Held<boolean> from>{(on, setOn) => <Switch label="签到提醒" on={on} onChange={setOn} />}</Held>
    </State>
    <State name="off">
      <Held from={false}>{(on, setOn) => <Switch label="设为默认" on={on} onChange={setOn} />}</Held>
    </State>
    <State name="disabled">
      <Switch label="个性化推荐" on disabled onChange={nothing} />
    </State>
    <State name="busy" pressed>
      <Switch label="按下后一直忙" on={false} onChange={never} />
    </State>
  </>
)

const Radios = () => (
  <>
    <State name="list">
      <Held from="self">
        {(value, choose) => (
          <RadioList className="q-card q-card--flush" label="与您的关系" options={RELATIONS} value={value} onChange={choose} />
        )}
      </Held>
    </State>
    <State name="chips">
      <Held from="self">{(value, choose) => <RadioChips label="与您的关系" options={RELATIONS} value={value} onChange={choose} />}</Held>
    </State>
  </>
)

const Checkboxes = () => (
  <>
    <State name="group">
      <Held<readonly string[]> from={['penicillin']}>
        {(value, set) => <CheckboxGroup className="q-card q-card--flush" label="过敏史" options={ALLERGIES} value={value} onChange={set} />}
      </Held>
    </State>
    <State name="single">
      <Held from={false}>
        {(on, setOn) => (
          <Checkbox on={on} onChange={setOn}>
            我已阅读并同意《用户协议》
          </Checkbox>
        )}
      </Held>
      <View className="row gap-16">
        <Checkbox on label="已选" onChange={nothing} />
        <Checkbox on={false} square label="方形" onChange={nothing} />
        <Checkbox on disabled label="不可取消" onChange={nothing} />
        <Checkbox on={false} disabled label="不可选" onChange={nothing} />
      </View>
    </State>
    <State name="marks">
      <View className="row gap-16">
        <CheckMark on />
        <CheckMark on={false} />
        <CheckMark on square />
        <CheckMark on={false} disabled />
      </View>
    </State>
  </>
)

const TABS = [
  { key: 'all', text: '全部' },
  { key: 'unpaid', text: '待付款', badge: 2 },
  { key: 'sent', text: '待收货' },
  { key: 'done', text: '已完成' },
]

const TabRows = () => (
  <>
    <State name="tabs">
      <Held from="all">{(value, choose) => <Tabs label="订单" tabs={TABS} value={value} onChange={choose} />}</Held>
    </State>
    <State name="scroll">
      <Held from="all">
        {(value, choose) => (
          <Tabs
            scroll
            label="分类"
            tabs={[...TABS, { key: 'refund', text: '退款售后' }, { key: 'comment', text: '待评价' }]}
            value={value}
            onChange={choose}
          />
        )}
      </Held>
    </State>
    <State name="segmented">
      <Held from="all">{(value, choose) => <Segmented label="券" tabs={TABS.slice(0, 2)} value={value} onChange={choose} />}</Held>
    </State>
  </>
)

const Steppers = () => (
  <>
    <State name="plain">
      <Held from={2}>{(value, set) => <Stepper value={value} max={5} whyMax="每人限购 5 盒" onChange={set} />}</Held>
    </State>
    <State name="least">
      <Held from={1}>{(value, set) => <Stepper value={value} max={5} onChange={set} />}</Held>
    </State>
    <State name="most">
      <Held from={5}>{(value, set) => <Stepper value={value} max={5} whyMax="每人限购 5 盒" onChange={set} />}</Held>
    </State>
    <State name="disabled">
      <Stepper value={1} disabled onChange={nothing} />
    </State>
  </>
)

const StarRows = () => (
  <>
    <State name="none">
      <Held from={0}>{(value, set) => <Stars value={value} onChange={set} />}</Held>
    </State>
    <State name="chosen">
      <Stars value={4} onChange={nothing} />
    </State>
  </>
)

export const choiceParts: Part[] = [
  { id: 'stars', title: '评星', Show: StarRows },
  { id: 'switch', title: '开关', Show: Switches },
  { id: 'radio', title: '单选', Show: Radios },
  { id: 'checkbox', title: '多选', Show: Checkboxes },
  { id: 'tabs', title: '标签页', Show: TabRows },
  { id: 'stepper', title: '数量', Show: Steppers },
]
