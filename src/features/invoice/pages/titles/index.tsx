import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { invoice, MAX_TITLES, type InvoiceTitle } from '@/contract/invoice'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Checkbox } from '@/ui/form/Checkbox'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { TitleWords } from '../../TitleSheet'
import { EditSheet } from './EditSheet'
import '../../invoice.scss'

/** Route `invoiceTitles`: the book of titles. */
export default function InvoiceTitlesPage() {
  const read = useRead(invoice.titles, {})
  const [editing, setEditing] = useState<{ title?: InvoiceTitle }>()
  usePullToRefresh(() => refetch(invoice.titles))
  return (
    <Screen
      bottomBar={
        <BottomBar>
          <Button block icon="plus" onPress={() => setEditing({})}>
            新增抬头
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter margin-top-4">
        <Loaded
          of={read}
          skeleton={1}
          empty={({ results }) => results.length === 0 && read.status === 'ready'}
          emptyView={<Empty page picture="orders" title="还没有发票抬头" text={`存好后开票更快，最多 ${MAX_TITLES} 个`} />}
        >
          {({ results }) => results.map((one) => <TitleCard key={one.id} of={one} onEdit={() => setEditing({ title: one })} />)}
        </Loaded>
      </View>
      {editing && <EditSheet key={editing.title?.id ?? 'new'} {...editing} onClose={() => setEditing(undefined)} />}
    </Screen>
  )
}

function TitleCard({ of, onEdit }: { of: InvoiceTitle; onEdit: () => void }) {
  const { id, name, isDefault } = of
  const makeDefault = async () => {
    if (isDefault) return
    await write(invoice.makeDefaultTitle, { params: { id } })
    toast('已设为默认抬头')
  }
  const remove = async () => {
    const sure = await confirm({ title: '删除这个抬头？', text: name, no: '先不删', yes: '删除', danger: true })
    if (!sure) return
    await write(invoice.removeTitle, { params: { id } })
    toast('抬头已删除')
  }
  return (
    <View className="q-card">
      <TitleWords of={of} />
      <View className="divider margin-top-12" />
      <View className="row justify-between">
        <Checkbox on={isDefault} onChange={makeDefault} label={`默认抬头，${name}`}>
          <Text className="text-13 color-secondary">默认抬头</Text>
        </Checkbox>
        <View className="row gap-8">
          <IconButton name="edit" size={20} label={`编辑${name}`} onPress={onEdit} />
          <IconButton name="trash" size={20} label={`删除${name}`} onPress={remove} />
        </View>
      </View>
    </View>
  )
}
