import { View } from '@tarojs/components'
import { scanBox } from '@/domain/scan/scanBox'
import { canScan } from '@/platform/scan'
import { go } from '@/routes/go'
import { InputBox } from '@/ui/form/InputBox'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { findCode } from './findCode'

const MAX = 20

/** A code from a leaflet, typed or read from its square, and what it stands for. */
export function CodeForm() {
  const form = useForm({
    values: { code: '' },
    problems: ({ code }) => ({ code: code.trim() === '' ? '请填写宣传页上的编号' : undefined }),
    quiet: true,
  })
  const look = () =>
    form.submit(async ({ code }) => {
      const found = await findCode(code)
      if (!found) form.refuse('code', '没有找到这个编号，请核对宣传页')
      else if (found.to === 'landing') await go('landing', { code: found.code })
      else await go('visitorProduct', { productCode: found.productCode, ...(found.code !== undefined && { code: found.code }) })
    })
  return (
    <View className="stack">
      <InputBox
        label="宣传页上的编号"
        placeholder="如 qh-2026"
        {...form.fieldProps('code')}
        maxLength={MAX}
        autoComplete="off"
        sunken
        onConfirm={look}
        right={
          canScan ? (
            <IconButton name="scan" label="扫宣传页上的二维码" onPress={() => scanBox((keyword) => go('searchResult', { keyword }))} />
          ) : undefined
        }
      />
      <Button block says="inline" onPress={look}>
        查看
      </Button>
    </View>
  )
}
