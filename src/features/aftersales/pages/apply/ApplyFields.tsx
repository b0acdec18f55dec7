import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Output } from '@/contract/endpoint'
import { MAX_REFUND_NOTE, MAX_REFUND_PICTURES, type refund } from '@/contract/refund'
import { reasonRowOf, REFUND_TYPE_NAMES, RefundType } from '@/contract/refundReasons'
import { PictureField } from '@/domain/upload/PictureField'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { RadioChips } from '@/ui/form/RadioList'
import { TextArea } from '@/ui/form/TextArea'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Price } from '@/ui/text/Price'
import { Pieces } from './Pieces'
import { Quote } from './Quote'
import { ReasonSheet } from './ReasonSheet'
import { useApply } from './useApply'
import './index.scss'

type Props = { form: Output<typeof refund.form>; /** The line that led here. */ lineId: string | undefined }

/** Which pieces, why, refund only or with the goods back, what comes back, pictures and words; then a clerk looks at it. */
export function ApplyFields({ form: offered, lineId }: Props) {
  const { form, reasons, reason, quote, setPieces, choose, handIn, hasPieces } = useApply({ form: offered, lineId })
  const [choosing, setChoosing] = useState(false)
  const { values, set, errorOf, isFocused } = form
  const row = reason && reasonRowOf(reason)
  const amount = reason && hasPieces ? quote.data?.amount : undefined
  const piecesError = errorOf('pieces')
  const intactError = errorOf('isIntact')
  const picturesError = errorOf('pictures')
  return (
    <Screen
      bottomBar={
        <BottomBar>
          {amount !== undefined && (
            <View className="refundApply__sum">
              <View className="text-12 color-secondary">退款金额</View>
              <Price cents={amount} size={20} />
            </View>
          )}
          <Button grow says="inline" onPress={handIn}>
            提交申请
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Section title="要退的商品" more="可只退一部分">
          <Pieces lines={offered.lines} value={values.pieces} onChange={setPieces} />
          {piecesError !== undefined && <ErrorLine flat>{piecesError}</ErrorLine>}
          {hasPieces && reasons.length === 0 && <ErrorLine flat>这些商品的售后规则不同，请分开申请</ErrorLine>}
        </Section>
        <View className="q-card q-card--flush">
          <FieldRow
            label="退款原因"
            required
            value={row?.words}
            placeholder={hasPieces ? '请选择' : '请先选择商品'}
            onPress={() => (hasPieces ? setChoosing(true) : form.check(['pieces']))}
            error={errorOf('reason')}
            focus={isFocused('reason')}
          />
          {row && (
            <FieldRow label="退款方式" required error={errorOf('type')} focus={isFocused('type')}>
              {row.types.length > 1 ? (
                <RadioChips
                  label="退款方式"
                  value={values.type}
                  options={row.types.map((type) => ({ value: type, text: REFUND_TYPE_NAMES[type] }))}
                  onChange={(type) => set('type', type)}
                />
              ) : (
                <Text>{values.type && REFUND_TYPE_NAMES[values.type]}</Text>
              )}
            </FieldRow>
          )}
          <Field
            label="联系电话"
            kind="phone"
            {...form.fieldProps('phone')}
            maxLength={11}
            placeholder={offered.phone}
            help="不填就用订单上的号码"
          />
        </View>
        {row && hasPieces && <Quote quote={quote} sendsBack={values.type === RefundType.returnAndRefund} />}
        {row?.needsIntact && (
          <View className="q-card">
            <Checkbox on={values.isIntact} onChange={(on) => set('isIntact', on)} focus={isFocused('isIntact')} className="align-start">
              <Text className="text-14 color-body">商品完好、没有拆封，配件和外包装齐全，不影响再次销售</Text>
            </Checkbox>
            {intactError !== undefined && <ErrorLine flat>{intactError}</ErrorLine>}
          </View>
        )}
        <Section title={row?.needsPictures ? '照片（必填）' : '照片'} more={`${values.pictures.length} / ${MAX_REFUND_PICTURES}`}>
          <View className="text-13 color-secondary refundApply__hint">拍下商品、包装和批号，客服能更快处理</View>
          <PictureField
            label="售后照片"
            kind="aftersales"
            ids={values.pictures}
            onChange={(pictures) => set('pictures', pictures)}
            max={MAX_REFUND_PICTURES}
            wide
          />
          {picturesError !== undefined && <ErrorLine flat>{picturesError}</ErrorLine>}
        </Section>
        <Section title="补充说明">
          <TextArea
            label="补充说明"
            {...form.fieldProps('note')}
            placeholder="选填，哪里有问题、希望怎么处理"
            maxLength={MAX_REFUND_NOTE}
          />
        </Section>
        <Press className="text-14 color-link q-hit" onPress={() => go('afterSalesNotice')}>
          《售后须知》
        </Press>
      </View>
      <ReasonSheet
        open={choosing}
        reasons={reasons}
        value={reason}
        onChoose={(chosen) => {
          choose(chosen)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </Screen>
  )
}
